<?php
/**
 * The block `griddle/board`. What it shows is made here, from its attributes, each time: so nobody needs the right to write
 * HTML, and nothing of it can be bent in the text of the post.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

/** Tells WordPress the block, with its name in the language of the author. */
function register_block() {
	$block = register_block_type(
		dirname( __DIR__ ) . '/block',
		array(
			'title'           => say( 'maker.wordpress.title' ),
			'description'     => say( 'maker.wordpress.description' ),
			'render_callback' => __NAMESPACE__ . '\\block',
		)
	);
	if ( ! $block ) {
		return;
	}
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\tell_editor' );
}

/** Gives the editor's script the words, the games, and where the loader is. */
function tell_editor() {
	$data = data();
	$told = array(
		'words'    => words( get_user_locale() ),
		'games'    => $data['games'],
		'daily'    => $data['daily'],
		'elements' => $data['elements'],
		'loader'   => add_query_arg( 'ver', $data['version'], loader_address() ),
		// The site's, and not the author's: pictures are kept with words for readers
		'language' => str_replace( '_', '-', get_locale() ),
	);
	wp_add_inline_script( 'griddle-editor', 'var griddleBoard = ' . wp_json_encode( $told, JSON_HEX_TAG ) . ';', 'before' );
}

/**
 * The block as readers get it.
 *
 * @param array $attributes Its attributes.
 */
function block( $attributes ) {
	// Texts are kept as HTML has them: WordPress strips what looks like a tag where an author may not write HTML
	$written = array_map(
		function ( $value ) {
			return is_string( $value ) ? html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $value;
		},
		$attributes
	);
	$html    = board_html( $written, text_of( $written, 'alt' ), picture_of( $attributes['picture'] ?? '' ) );
	return '<div ' . get_block_wrapper_attributes() . ">$html</div>";
}
