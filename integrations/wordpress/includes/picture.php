<?php
/**
 * The picture of a board. The editor draws it and packs it into the block, so that it goes where the post goes. When the post
 * is published, it is written to a file (see keep.php), as feeds and letters show pictures that have an address, and no others.
 * Who only looks at a post never has its picture unpacked.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

/** The folder of the files among the uploads. */
const PICTURES = 'griddle';

/** The attributes of our pictures, and what they can be: no script, no style, no address. */
const DRAWING = array(
	'xmlns'            => 'http:\/\/www\.w3\.org\/2000\/svg',
	'viewBox'          => '[\d. -]*',
	'width'            => '\d{1,4}',
	'height'           => '\d{1,4}',
	'role'             => 'img',
	'class'            => '[\w -]*',
	'd'                => '[MmLlHhVvCcSsQqTtAaZz\d., -]*',
	'fill'             => '(?!url)[\w#(),.%\/ -]*',
	'stroke'           => '(?!url)[\w#(),.%\/ -]*',
	'stroke-width'     => '[\d.]*',
	'stroke-linecap'   => '[a-z]*',
	'stroke-linejoin'  => '[a-z]*',
	'stroke-dasharray' => '[\d., ]*',
	'opacity'          => '[\d.]*',
	'transform'        => '[a-z(),\d. -]*',
);

/** The beginning of such a picture, with its size. */
const BEGINNING = '/^<svg [^>]* width="(\d{1,4})" height="(\d{1,4})"/';

/**
 * The picture as `width`, `height` and `address`; null where no file of it was written.
 *
 * @param string $packed The text of an SVG, packed by gzip and written in Base64.
 */
function picture_of( $packed ) {
	if ( ! is_string( $packed ) || '' === $packed || strlen( $packed ) > limit_of( 'packed' ) ) {
		return null;
	}
	$name    = name_of( $packed );
	$uploads = wp_upload_dir( null, false );
	$path    = folder() . "/$name";
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine
	$begins = is_file( $path ) ? file_get_contents( $path, false, null, 0, 500 ) : '';
	if ( ! preg_match( BEGINNING, $begins, $size ) ) {
		return null;
	}
	return array(
		'width'   => (int) $size[1],
		'height'  => (int) $size[2],
		'address' => set_url_scheme( $uploads['baseurl'] . '/' . PICTURES . "/$name" ),
	);
}

/** The folder of the pictures of this site. */
function folder() {
	return wp_upload_dir( null, false )['basedir'] . '/' . PICTURES;
}

/**
 * The name of the file of a picture.
 *
 * @param string $packed As above.
 */
function name_of( $packed ) {
	return substr( hash( 'sha256', $packed ), 0, 32 ) . '.svg';
}

/**
 * The text that was packed; empty where it is none, or too much: then no more of it is unpacked than the limit.
 *
 * @param string $packed As above.
 */
function unpacked( $packed ) {
	$bytes = strlen( $packed ) > limit_of( 'packed' ) ? '' : base64_decode( $packed, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as the editor packs it.
	if ( ! $bytes || ! function_exists( 'gzdecode' ) ) {
		return '';
	}
	// What is no gzip gives a warning, which nobody can do anything about
	$most = limit_of( 'picture' );
	$text = @gzdecode( $bytes, $most ); // phpcs:ignore WordPress.PHP.NoSilencedErrors
	// PHP stops a little above the limit
	return is_string( $text ) && strlen( $text ) <= $most ? wp_check_invalid_utf8( $text ) : '';
}

/**
 * Whether a text is one of our pictures: an SVG of shapes alone. Each tag is looked at once, so that no text takes long.
 *
 * @param string $text Anything.
 */
function is_picture( $text ) {
	$attributes = '';
	foreach ( DRAWING as $name => $value ) {
		$attributes .= ( '' === $attributes ? '' : '|' ) . "$name=\"$value\"";
	}
	$tag   = "/^(?:(svg|g|path)(?: (?:$attributes))*+(\/?)>|\/(svg|g|path)>)\$/D";
	$title = '/^title>(?:[^<>&]|&(?:amp|lt|gt|quot|apos|#\d{1,6});)*+$/D';
	$tags  = explode( '<', rtrim( $text ) );
	if ( count( $tags ) < 5 || ! preg_match( BEGINNING, $text ) || ! preg_match( $title, $tags[2] ) || '/title>' !== $tags[3] ) {
		return false;
	}
	$open = array();
	foreach ( $tags as $at => $found ) {
		if ( 0 === $at || 2 === $at || 3 === $at ) {
			continue;
		}
		// Nothing after the end, and one picture only
		if ( ! preg_match( $tag, $found, $parts ) || ( 1 !== $at && ( ! $open || 'svg' === $parts[1] ) ) ) {
			return false;
		}
		if ( isset( $parts[3] ) ) {
			if ( array_pop( $open ) !== $parts[3] ) {
				return false;
			}
		} elseif ( '' === $parts[2] ) {
			$open[] = $parts[1];
		}
	}
	return '' === $tags[0] && ! $open;
}
