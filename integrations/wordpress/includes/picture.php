<?php
/**
 * The picture of a board. The editor draws it and packs it into the block, so that it goes where the post goes. From there it
 * is written to a file, once, as feeds and letters show pictures that have an address, and no others.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

/** The most bytes of an SVG. */
const LARGEST_PICTURE = 1000000;
/** The folder of the files among the uploads. */
const PICTURES = 'griddle';

/** What our pictures are made of: no script, no style, no address. (Names in small letters, as wp_kses compares them.) */
const SHAPE    = array(
	'class'            => true,
	'd'                => true,
	'fill'             => true,
	'stroke'           => true,
	'stroke-width'     => true,
	'stroke-dasharray' => true,
	'opacity'          => true,
	'transform'        => true,
);
const ELEMENTS = array(
	'svg'   => array(
		'xmlns'           => true,
		'viewbox'         => true,
		'width'           => true,
		'height'          => true,
		'role'            => true,
		'fill'            => true,
		'stroke-linecap'  => true,
		'stroke-linejoin' => true,
	),
	'title' => array(),
	'g'     => SHAPE,
	'path'  => SHAPE,
);

/** The beginning of such a picture, with its size. */
const BEGINNING = '/^<svg [^>]* width="(\d{1,4})" height="(\d{1,4})"/';

/**
 * The picture as `width`, `height`, and `address` or, where no file can be written, `svg`; null where there is none.
 *
 * @param string $packed The text of an SVG, packed by gzip and written in Base64.
 */
function picture_of( $packed ) {
	if ( ! is_string( $packed ) || '' === $packed ) {
		return null;
	}
	$name    = PICTURES . '/' . substr( hash( 'sha256', $packed ), 0, 32 ) . '.svg';
	$uploads = wp_upload_dir( null, false );
	$path    = $uploads['basedir'] . '/' . $name;
	$is_there = ! $uploads['error'] && file_exists( $path );
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine
	$svg = $is_there ? file_get_contents( $path, false, null, 0, 500 ) : sanitised_svg( unpacked( $packed ) );
	if ( ! preg_match( BEGINNING, $svg, $size ) ) {
		return null;
	}
	$is_there = $is_there || ( ! $uploads['error'] && written( $path, $svg ) );
	return array(
		'svg'     => $is_there ? '' : $svg,
		'width'   => (int) $size[1],
		'height'  => (int) $size[2],
		'address' => $is_there ? set_url_scheme( $uploads['baseurl'] . '/' . $name ) : '',
	);
}

/**
 * The text that was packed; empty where it is none, or too much.
 *
 * @param string $packed As above.
 */
function unpacked( $packed ) {
	$bytes = base64_decode( $packed, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as the editor packs it.
	if ( ! $bytes || ! function_exists( 'gzdecode' ) ) {
		return '';
	}
	// What is no gzip gives a warning, which nobody can do anything about
	$text = @gzdecode( $bytes, LARGEST_PICTURE ); // phpcs:ignore WordPress.PHP.NoSilencedErrors
	return is_string( $text ) ? wp_check_invalid_utf8( $text ) : '';
}

/**
 * An SVG of shapes alone; empty where it is something else.
 *
 * @param string $text Anything.
 */
function sanitised_svg( $text ) {
	$svg = wp_kses( $text, ELEMENTS, array() );
	// What stood in elements that are gone is left as words, and there are none but in the title
	return preg_match( '/^<svg [^<]*<title>[^<]*<\/title>(?:<[^<>]*+>)++$/', $svg ) ? $svg : '';
}

/**
 * Writes a file, whole or not at all, and tells whether it could.
 *
 * @param string $path Its path.
 * @param string $text What stands in it.
 */
function written( $path, $text ) {
	$folder = dirname( $path );
	if ( ! wp_mkdir_p( $folder ) || ! wp_is_writable( $folder ) ) {
		return false;
	}
	$part = $path . '.' . wp_generate_password( 8, false );
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem asks readers for a password on some hosts
	return false !== file_put_contents( $part, $text ) && rename( $part, $path );
}
