<?php
/**
 * The files of pictures: written when a post is published, within limits, and deleted with the last post that has the picture.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

/** A post has one such value for each of its pictures: the name of the file. */
const PICTURE_META = '_griddle_picture';

/**
 * The most bytes: of a picture in a block, of its file, of all pictures of a post, and of the site. The largest picture that
 * the editor draws has 40,000 bytes in its block, and 400,000 in its file.
 */
const LIMITS = array(
	'packed'  => 100000,
	'picture' => 600000,
	'post'    => 3000000,
	'site'    => 300000000,
);
/** The most pictures of a post that are looked at. */
const MOST_PICTURES = 100;

/**
 * A limit in bytes.
 *
 * @param string $of `packed`, `picture`, `post`, `site`.
 */
function limit_of( $of ) {
	/**
	 * Filters how many bytes the pictures of boards may take.
	 *
	 * @param int    $bytes The limit.
	 * @param string $of    What has it: a picture as it is `packed` in a block, the file of a `picture`, a `post`, a `site`.
	 */
	return (int) apply_filters( 'griddle_picture_limit', LIMITS[ $of ], $of );
}

/**
 * Writes the pictures of a post that readers can see, and lets go of those that it has no longer.
 *
 * @param int      $id   The post's number.
 * @param \WP_Post $post The post.
 */
function keep_pictures( $id, $post ) {
	if ( 'revision' === $post->post_type ) {
		return;
	}
	$status    = get_post_status_object( $post->post_status );
	$is_public = $status && $status->public && '' === $post->post_password;
	$had       = get_post_meta( $id, PICTURE_META );
	$has       = $is_public ? written_pictures( $post->post_content ) : array();
	foreach ( array_diff( $has, $had ) as $name ) {
		add_post_meta( $id, PICTURE_META, $name );
	}
	let_go( $id, array_diff( $had, $has ) );
}

/**
 * Lets go of all pictures of a post that is deleted.
 *
 * @param int $id Its number.
 */
function let_go_of_all( $id ) {
	let_go( $id, get_post_meta( $id, PICTURE_META ) );
}

/**
 * Lets go of pictures; those that no other post has are deleted.
 *
 * @param int   $id    The number of the post.
 * @param array $names The names of the files.
 */
function let_go( $id, $names ) {
	global $wpdb;
	foreach ( $names as $name ) {
		delete_post_meta( $id, PICTURE_META, $name );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- posts of all types, and only now
		$other = $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value = %s LIMIT 1", PICTURE_META, $name ) );
		if ( ! $other ) {
			wp_delete_file( folder() . '/' . basename( $name ) );
		}
	}
}

/**
 * The names of the files of the pictures in a text, each written if it was not there.
 *
 * @param string $content The text of a post.
 */
function written_pictures( $content ) {
	$names = array();
	$bytes = 0;
	foreach ( packed_pictures( $content ) as $packed ) {
		$path = folder() . '/' . name_of( $packed );
		if ( ! is_file( $path ) ) {
			$svg = unpacked( $packed );
			if ( ! is_picture( $svg ) || $bytes + strlen( $svg ) > limit_of( 'post' ) || ! has_room( strlen( $svg ) ) || ! written( $path, $svg ) ) {
				continue;
			}
		} elseif ( $bytes + filesize( $path ) > limit_of( 'post' ) ) {
			continue;
		}
		clearstatcache( true, $path );
		$bytes  += filesize( $path );
		$names[] = basename( $path );
	}
	return $names;
}

/**
 * The pictures in the blocks of a text, as they are packed, each once.
 *
 * @param string $content The text of a post.
 */
function packed_pictures( $content ) {
	if ( ! has_block( 'griddle/board', $content ) ) {
		return array();
	}
	$found  = array();
	$blocks = parse_blocks( $content );
	while ( $blocks && count( $found ) < MOST_PICTURES ) {
		$block  = array_shift( $blocks );
		$packed = 'griddle/board' === $block['blockName'] ? $block['attrs']['picture'] ?? '' : '';
		if ( is_string( $packed ) && '' !== $packed && strlen( $packed ) <= limit_of( 'packed' ) ) {
			$found[ name_of( $packed ) ] = $packed;
		}
		$blocks = $block['innerBlocks'] ? array_merge( $block['innerBlocks'], $blocks ) : $blocks;
	}
	return $found;
}

/**
 * Whether the site has room for a file.
 *
 * @param int $size Its bytes.
 */
function has_room( $size ) {
	if ( is_multisite() && ! is_upload_space_available() ) {
		return false;
	}
	$files = glob( folder() . '/*.svg' );
	return array_sum( array_map( 'filesize', $files ? $files : array() ) ) + $size <= limit_of( 'site' );
}

/**
 * Writes a file, whole or not at all, and tells whether it could.
 *
 * @param string $path Its path.
 * @param string $text What stands in it.
 */
function written( $path, $text ) {
	$folder = dirname( $path );
	if ( wp_upload_dir( null, false )['error'] || ! wp_mkdir_p( $folder ) || ! wp_is_writable( $folder ) ) {
		return false;
	}
	$part = $path . '.' . wp_generate_password( 8, false );
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem asks readers for a password on some hosts
	return false !== file_put_contents( $part, $text ) && rename( $part, $path );
}
