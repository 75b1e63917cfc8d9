<?php
/**
 * Plugin Name:       Griddle
 * Plugin URI:        https://github.com/griddle-games/griddle
 * Description:       Add Griddle's board games to posts and pages: diagrams, replays, games to play, puzzles and lessons.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Griddle contributors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/data.php';
require __DIR__ . '/includes/attributes.php';
require __DIR__ . '/includes/picture.php';
require __DIR__ . '/includes/keep.php';
require __DIR__ . '/includes/board.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/shortcode.php';

add_action( 'init', __NAMESPACE__ . '\\register_scripts' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\\as_module', 10, 2 );
add_action( 'init', __NAMESPACE__ . '\\register_block' );
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\keep_pictures', 10, 2 );
add_action( 'before_delete_post', __NAMESPACE__ . '\\let_go_of_all' );
add_shortcode( SHORTCODE, __NAMESPACE__ . '\\shortcode' );
add_filter( 'pre_do_shortcode_tag', __NAMESPACE__ . '\\before_shortcode', 10, 4 );
add_filter( 'no_texturize_shortcodes', __NAMESPACE__ . '\\not_texturized' );
// Before blocks are drawn and paragraphs are made
foreach ( array( 'the_content', 'widget_text', 'widget_block_content' ) as $griddle_text ) {
	add_filter( $griddle_text, __NAMESPACE__ . '\\with_ends', 8 );
}

/** Tells WordPress the scripts; a page gets them only with a board. */
function register_scripts() {
	// Listens before the elements say what is wrong
	wp_register_script( 'griddle-reader', plugins_url( 'block/reader.js', __FILE__ ), array(), data()['version'], true );
	wp_register_script( 'griddle', loader_address(), array( 'griddle-reader' ), data()['version'], true );
	$libraries = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element', 'wp-shortcode' );
	wp_register_script( 'griddle-editor', plugins_url( 'block/editor.js', __FILE__ ), $libraries, data()['version'], true );
}

/** The address of the loader in the plugin's own copy of the release. */
function loader_address() {
	return plugins_url( 'release/griddle.js', __FILE__ );
}

/**
 * Makes the loader a module.
 *
 * @param string $tag    The script's tag.
 * @param string $handle Its name.
 */
function as_module( $tag, $handle ) {
	if ( 'griddle' !== $handle ) {
		return $tag;
	}
	return preg_replace( '/<script(?: type=(["\']).*?\1)?/', '<script type="module"', $tag, 1 );
}
