<?php
/**
 * The shortcode: `[griddle game="waffle-wars" mode="replay"]1. c4 d3[/griddle]`.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

const SHORTCODE = 'griddle';
/** Its attributes; those of a picture are for a file that the author has uploaded. */
const NAMES = array( 'game', 'mode', 'position', 'record', 'seats', 'options', 'seed', 'ply', 'flipped', 'size', 'alt', 'picture', 'width', 'height' );

/**
 * Keeps WordPress from making other quotes and dashes of a record.
 *
 * @param array $names Shortcodes whose text is left alone.
 */
function not_texturized( $names ) {
	$names[] = SHORTCODE;
	return $names;
}

/**
 * The shortcode as readers get it.
 *
 * @param array|string $attributes Its attributes.
 * @param string|null  $content    What stands between its tags.
 */
function shortcode( $attributes, $content = null ) {
	$text    = lines_of( (string) $content );
	$written = array();
	foreach ( is_array( $attributes ) ? $attributes : array() as $name => $value ) {
		// A word alone is an attribute that is set: [griddle flipped]
		$key = is_int( $name ) ? $value : $name;
		if ( ! in_array( $key, NAMES, true ) ) {
			$fault = fault( 'maker.wordpress.unknown', array( 'found' => $key, 'expected' => implode( ', ', NAMES ) ) );
			return '<div class="griddle-board">' . fault_html( $fault, $text ) . '</div>';
		}
		$written[ $key ] = is_int( $name ) ? 'true' : html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
	$words = $written['alt'] ?? '';
	if ( preg_match( '/^(\[|\{|\d+\.)/', $text ) ) {
		$written['record'] = $text;
	} elseif ( preg_match( '/^\S+\/\S+( [^\n]*)?$/', $text ) ) {
		$written['position'] = $text;
	} elseif ( '' === $words ) {
		$words = $text;
	}
	return '<div class="griddle-board">' . board_html( $written, $words, linked_picture( $written ) ) . '</div>';
}

/**
 * The picture that an author has uploaded, or null.
 *
 * @param array $written The attributes.
 */
function linked_picture( $written ) {
	$address = esc_url_raw( $written['picture'] ?? '', array( 'http', 'https' ) );
	$width   = absint( $written['width'] ?? 0 );
	$height  = absint( $written['height'] ?? 0 );
	if ( '' === $address || 0 === $width || 0 === $height ) {
		return null;
	}
	return array(
		'svg'     => '',
		'width'   => $width,
		'height'  => $height,
		'address' => $address,
	);
}

/**
 * The text that was written, before WordPress made paragraphs of its lines.
 *
 * @param string $html What stands between the tags.
 */
function lines_of( $html ) {
	$lines = preg_replace( array( '#<br\s*/?>\n?#i', '#</p>\s*<p[^>]*>#i' ), "\n", $html );
	return trim( html_entity_decode( wp_strip_all_tags( $lines ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}
