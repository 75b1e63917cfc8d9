<?php
/**
 * From the attributes that an author has written, whom nobody needs to trust, to a board.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

/** The most letters of a record or a position. */
const LONGEST = 200000;

/** Attributes of the element that are short, with the form that each has, and what is told of it. */
const FORMS = array(
	'seats'   => array( '/^(human|bot(:(easy|medium|hard|best|\d{1,2}s))?)(,(human|bot(:(easy|medium|hard|best|\d{1,2}s))?)){0,7}$/', 'human, bot:easy, bot:medium, bot:hard, bot:best' ),
	'options' => array( '/^[a-z0-9=,.+-]{1,300}$/i', 'hand=12,equity=off' ),
	'seed'    => array( '/^\d{1,10}$/', '0–2147483562' ),
	'ply'     => array( '/^-?\d{1,4}$/', '0, 1, … / -1, -2, …' ),
);

/**
 * The board that attributes mean: `game`, `size`, and `element`, the attributes of its element; or a WP_Error with one
 * sentence for the author.
 *
 * @param array $written Attributes by name, all texts as the author has written them.
 */
function board_of( $written ) {
	$board = array(
		'game'    => one_of( $written, 'game', array_keys( data()['games'] ) ),
		'size'    => one_of( $written, 'size', array( 'usual', 'small', 'large' ) ),
		'element' => array(),
	);
	$mode  = one_of( $written, 'mode', array( 'diagram', 'replay', 'play' ) );
	foreach ( array( $board['game'], $board['size'], $mode ) as $found ) {
		if ( is_wp_error( $found ) ) {
			return $found;
		}
	}
	if ( 'diagram' !== $mode ) {
		$board['element']['mode'] = $mode;
	}
	foreach ( FORMS as $name => list( $form, $expected ) ) {
		$text = preg_replace( '/\s+/', '', text_of( $written, $name ) );
		if ( '' === $text ) {
			continue;
		}
		if ( ! preg_match( $form, $text ) ) {
			return wrong( $name, $text, $expected );
		}
		$board['element'][ $name ] = $text;
	}
	if ( filter_var( text_of( $written, 'flipped' ), FILTER_VALIDATE_BOOLEAN ) ) {
		$board['element']['flipped'] = '';
	}
	return with_text( $board, $written );
}

/**
 * The board with its record or its position.
 *
 * @param array $board   The board.
 * @param array $written Attributes as the author has written them.
 */
function with_text( $board, $written ) {
	$found = array();
	foreach ( array( 'record', 'position' ) as $name ) {
		$text = trim( text_of( $written, $name ) );
		if ( '' !== $text ) {
			$found[ $name ] = $text;
		}
	}
	if ( count( $found ) > 1 ) {
		return fault( 'maker.wordpress.both' );
	}
	foreach ( $found as $name => $text ) {
		if ( strlen( $text ) > LONGEST ) {
			return fault( 'maker.wordpress.long', array( 'most' => (string) LONGEST ) );
		}
		$board['element'][ $name ] = $text;
	}
	return $board;
}

/**
 * The text of an attribute, without what no text has.
 *
 * @param array  $written Attributes as the author has written them.
 * @param string $name    Its name.
 */
function text_of( $written, $name ) {
	$text = $written[ $name ] ?? '';
	if ( ! is_scalar( $text ) ) {
		return '';
	}
	$text = true === $text ? 'true' : (string) $text;
	return preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/', '', wp_check_invalid_utf8( $text ) );
}

/**
 * One of some values; the first where nothing is written.
 *
 * @param array  $written  Attributes as the author has written them.
 * @param string $name     The attribute.
 * @param array  $expected The values.
 */
function one_of( $written, $name, $expected ) {
	$text = trim( text_of( $written, $name ) );
	if ( '' === $text ) {
		return $expected[0];
	}
	return in_array( $text, $expected, true ) ? $text : wrong( $name, $text, implode( ', ', $expected ) );
}

/**
 * The fault of an attribute with a value that cannot be used.
 *
 * @param string $name     The attribute.
 * @param string $found    Its value.
 * @param string $expected What it may be.
 */
function wrong( $name, $found, $expected ) {
	$short = mb_strlen( $found ) > 40 ? mb_substr( $found, 0, 40 ) . '…' : $found;
	return fault( 'maker.wordpress.wrong', array( 'name' => $name, 'found' => $short, 'expected' => $expected ) );
}

/**
 * A fault with its sentence.
 *
 * @param string $key    The sentence's key.
 * @param array  $values Its values.
 */
function fault( $key, $values = array() ) {
	return new \WP_Error( 'griddle', say( $key, $values ) );
}
