<?php
/**
 * The shortcode: `[griddle game="waffle-wars" mode="replay"]1. c4 d3[/griddle]`.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

const SHORTCODE = 'griddle';
/** Its attributes besides those of the element; `picture` and its size are for a file that the author has uploaded. */
const NAMES = array( 'game', 'mode', 'size', 'alt', 'picture', 'width', 'height' );

/** Double and single quotes that word processors write. */
const DOUBLE = '[“”„‟″«»]';
const SINGLE = '[‘’‚‛′]';

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
 * A text in which each of our shortcodes ends: one without an end would swallow all up to the end of the next.
 *
 * @param string $text The text of a post or a widget.
 */
function with_ends( $text ) {
	if ( false === strpos( $text, '[' . SHORTCODE ) ) {
		return $text;
	}
	$parts = preg_split( '/(\[\[?griddle(?:\s[^\]\[]*+)?+\]|\[\/griddle\])/', $text, -1, PREG_SPLIT_DELIM_CAPTURE );
	if ( ! $parts ) {
		return $text;
	}
	$last = count( $parts );
	for ( $at = 1; $at < $last; $at += 2 ) {
		$is_open = preg_match( '/^\[griddle(?!.*\/\]$)/s', $parts[ $at ] );
		if ( $is_open && '[/griddle]' !== ( $parts[ $at + 2 ] ?? '' ) ) {
			$parts[ $at ] = substr( $parts[ $at ], 0, -1 ) . ' /]';
		}
	}
	return implode( '', $parts );
}

/**
 * The shortcode with quotes that a word processor has bent; otherwise WordPress would read other attributes.
 *
 * @param string|false $html       What another plugin shows in its place.
 * @param string       $name       The shortcode's name.
 * @param array|string $attributes Its attributes as WordPress reads them.
 * @param array        $parts      Its parts; the third has the attributes as they are written, the fifth what stands between.
 */
function before_shortcode( $html, $name, $attributes, $parts ) {
	if ( SHORTCODE !== $name || false !== $html ) {
		return $html;
	}
	$straight = straight( $parts[3] );
	if ( $straight === $parts[3] ) {
		return $html;
	}
	return $parts[1] . shortcode( shortcode_parse_atts( $straight ), $parts[5] ?? null ) . $parts[6];
}

/**
 * Attributes with straight quotes around their values.
 *
 * @param string $text Attributes as they are written.
 */
function straight( $text ) {
	$text   = preg_replace_callback(
		'/&(?:#8216|#8217|#8220|#8221|#8222|#8242|#8243|#171|#187|[lr][sd]quo|[bs]dquo|sbquo|[lr]aquo|[pP]rime);/',
		function ( $found ) {
			return html_entity_decode( $found[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		},
		$text
	);
	// What is in straight quotes already is left alone
	$done   = '"[^"]*"(*SKIP)(*F)|=\s*\'[^\']*\'(*SKIP)(*F)';
	$double = "/$done|(=\\s*)" . DOUBLE . '\h*([^"]*?)\h*(?:' . DOUBLE . '|")(?=\s|\/|$)/u';
	$single = "/$done|(=\\s*)" . SINGLE . "([^']*?)(?:" . SINGLE . "|')(?=\\s|\\/|\$)/u";
	$mended = preg_replace( array( $double, $single ), array( '$1"$2"', "$1'$2'" ), $text );
	return null === $mended ? $text : $mended;
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
		if ( ! in_array( $key, known_names( $attributes ), true ) ) {
			$fault = fault( 'maker.wordpress.unknown', array( 'found' => $key, 'expected' => implode( ', ', known_names( $attributes ) ) ) );
			return '<div class="griddle-board">' . fault_html( $fault, $text ) . '</div>';
		}
		$written[ $key ] = is_int( $name ) ? 'true' : html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
	$words = $written['alt'] ?? '';
	if ( preg_match( '/^(\[|\{|\d+\.)/', $text ) ) {
		$written['record'] = $text;
	} elseif ( preg_match( '/^[^\s\/]++\/\S++( [^\n]*)?$/', $text ) ) {
		$written['position'] = $text;
	} elseif ( '' === $words ) {
		$words = $text;
	}
	$html = board_html( $written, $words, linked_picture( $written ) );
	if ( 'replay' === ( $written['mode'] ?? '' ) && ! array_filter( array_intersect_key( $written, array_flip( array( 'record', 'position', 'src' ) ) ) ) ) {
		$html .= fault_html( fault( 'maker.wordpress.empty' ), '' );
	}
	return '<div class="griddle-board">' . $html . '</div>';
}

/**
 * The names of the attributes of a shortcode.
 *
 * @param array $attributes Its attributes, which have the game and the mode.
 */
function known_names( $attributes ) {
	$data = data();
	$game = $attributes['game'] ?? '';
	$tag  = 'daily' === ( $attributes['mode'] ?? '' ) ? DAILY : $data['games'][ is_string( $game ) ? $game : '' ] ?? current( $data['games'] );
	return array_values( array_unique( array_merge( NAMES, array_keys( $data['elements'][ $tag ] ) ) ) );
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
