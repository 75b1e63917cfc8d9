<?php
/**
 * Plugin Name:       Griddle
 * Plugin URI:        https://github.com/griddle-games/griddle
 * Description:       Add Griddle's board games to posts and pages: diagrams, replays and playable games.
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
require __DIR__ . '/includes/board.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/shortcode.php';

add_action( 'init', __NAMESPACE__ . '\\register_scripts' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\\as_module', 10, 2 );
add_action( 'init', __NAMESPACE__ . '\\register_block' );
add_shortcode( SHORTCODE, __NAMESPACE__ . '\\shortcode' );
add_filter( 'no_texturize_shortcodes', __NAMESPACE__ . '\\not_texturized' );

/** Tells WordPress the scripts; a page gets them only with a board. */
function register_scripts() {
	wp_register_script( 'griddle', loader_address(), array(), data()['version'], true );
	$libraries = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element' );
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
