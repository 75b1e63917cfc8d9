<?php
/**
 * A board as HTML: in a page, in a feed, and where its attributes are wrong.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

/**
 * The board as readers get it, or what stands in its place.
 *
 * @param array      $written Attributes as the author has written them, by name.
 * @param string     $words   The page's own words for it, plain text.
 * @param array|null $picture The picture: see picture_of.
 */
function board_html( $written, $words, $picture ) {
	$board = board_of( $written );
	if ( is_wp_error( $board ) ) {
		$text = text_of( $written, 'record' ) . text_of( $written, 'position' );
		return fault_html( $board, '' === $words ? $text : $words );
	}
	if ( is_feed() ) {
		return feed_html( $board, $words, $picture );
	}
	wp_enqueue_script( 'griddle' );
	return element_html( $board, $words, $picture );
}

/**
 * The element with what shows before its script has come: the picture, which leads to the post, and the record.
 *
 * @param array      $board   The board.
 * @param string     $words   Words for it.
 * @param array|null $picture The picture.
 */
function element_html( $board, $words, $picture ) {
	$tag    = $board['tag'];
	$record = shown_record( $board );
	$room   = data()['rooms'][ $board['mode'] ][ $board['size'] ][ has_comments( $record ) ? 'comments' : 'plain' ];
	$inside = strtr(
		$room['inside'],
		array(
			'%link%'    => esc_url( link_of_post() ),
			'%picture%' => picture_html( $picture, title_of( $board, $words ), data()['picture'] ),
			// WordPress makes quotes and dashes of its own of other words, and not of code
			'%record%'  => '' === $record ? '' : '<code style="white-space:pre-wrap">' . escaped( $record ) . '</code>',
		)
	);
	$written = '';
	foreach ( $board['element'] as $name => $value ) {
		$written .= ' ' . $name . ( '' === $value ? '' : '="' . escaped( $value ) . '"' );
	}
	return "<$tag$written style=\"" . esc_attr( $room['style'] ) . "\"" . for_author() . ">$inside</$tag>";
}

/** What tells the script that an author sees the page, who wants to know what is wrong with a record or a position. */
function for_author() {
	return is_author() ? ' data-author="' . escaped( say( 'maker.wordpress.unseen' ) ) . '"' : '';
}

/** Whether who sees the page can edit the post. */
function is_author() {
	$post = get_post();
	return $post && ! is_feed() && current_user_can( 'edit_post', $post->ID );
}

/**
 * The record as text for readers; none of a puzzle, which has the solution in it.
 *
 * @param array $board The board.
 */
function shown_record( $board ) {
	return in_array( $board['mode'], array( 'puzzle', 'lesson' ), true ) ? '' : $board['element']['record'] ?? '';
}

/**
 * The board in a feed: the picture, which leads to the post, and the record.
 *
 * @param array      $board   The board.
 * @param string     $words   Words for it.
 * @param array|null $picture The picture.
 */
function feed_html( $board, $words, $picture ) {
	$title  = title_of( $board, $words );
	$link   = esc_url( link_of_post() );
	$record = shown_record( $board );
	$shown  = $picture ? picture_html( $picture, $title, 'max-width:100%;height:auto' ) : escaped( $title );
	return "<p><a href=\"$link\">$shown</a></p>" . ( '' === $record ? '' : '<pre><code>' . escaped( $record ) . '</code></pre>' );
}

/** Where a picture leads: to the post, or to the blog from what is in none. */
function link_of_post() {
	$link = get_permalink();
	return $link ? $link : home_url( '/' );
}

/**
 * The picture by its address; without one the words, in about its room.
 *
 * @param array|null $picture The picture.
 * @param string     $words   Words for it.
 * @param string     $style   Its style.
 */
function picture_html( $picture, $words, $style ) {
	if ( ! $picture ) {
		return '<span style="display:block;aspect-ratio:1">' . escaped( $words ) . '</span>';
	}
	$style = esc_attr( $style );
	$size  = "width=\"{$picture['width']}\" height=\"{$picture['height']}\"";
	return '<img src="' . esc_url( $picture['address'] ) . "\" $size alt=\"" . escaped( $words ) . "\" style=\"$style\">";
}

/**
 * What is shown instead of a board with wrong attributes: the page's words, and for authors what is wrong.
 *
 * @param \WP_Error $fault The fault.
 * @param string    $words The page's words.
 */
function fault_html( $fault, $words ) {
	$html = '' === $words ? '' : '<p>' . escaped( $words ) . '</p>';
	if ( ! is_author() ) {
		return $html;
	}
	$unseen = escaped( say( 'maker.wordpress.unseen' ) );
	return "$html<p class=\"griddle-fault\"><strong>" . escaped( $fault->get_error_message() ) . "</strong> $unseen</p>";
}

/**
 * Words for a board: the page's own, or else the game's name.
 *
 * @param array  $board The board.
 * @param string $words The page's own words.
 */
function title_of( $board, $words ) {
	if ( '' !== $words ) {
		return $words;
	}
	return say( 'daily' === $board['mode'] ? 'maker.mode.daily' : 'game.' . $board['game'] );
}

/**
 * Whether a comment of a record has words, as the room above the board is higher then.
 *
 * @param string $record The record.
 */
function has_comments( $record ) {
	// No sign begins twice in one search, so that no text takes long
	preg_match_all( '/\{[^{}]*+\}/', $record, $comments );
	return '' !== preg_replace( '/\[%[^\[\]]*+\]|[{}\s]/', '', implode( '', $comments[0] ) );
}

/**
 * Text as HTML. (esc_html leaves what looks like an entity as it is, and then the text is another one.) Brackets would be
 * read as shortcodes, and lines as paragraphs.
 *
 * @param string $text The text.
 */
function escaped( $text ) {
	$signs = array(
		'['  => '&#91;',
		']'  => '&#93;',
		"\r" => '',
		"\n" => '&#10;',
	);
	return strtr( htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' ), $signs );
}
