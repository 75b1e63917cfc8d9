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

/** The most letters of another attribute. */
const LONG = 2000;

/** The element of the daily puzzle, and its mode here. */
const DAILY = 'griddle-daily';

/** Who plays at a seat: a person at the page, one elsewhere, or a bot with its level or its seconds a move. */
const SEAT = '(human|far|bot(:(easy|medium|hard|best|\d{1,2}(\.\d+)?s))?)';

/** Texts with a form of their own, and examples of it. Elements check all else, with better sentences. */
const FORMS = array(
	'seats'   => array( '/^' . SEAT . '(,' . SEAT . '){0,7}$/', 'human, far, bot:easy, bot:medium, bot:hard, bot:best, bot:2s' ),
	'options' => array( '/^[a-z0-9=,.+-]{1,300}$/i', 'hand=12,equity=off' ),
	'seed'    => array( '/^\d{1,10}$/', '0–2147483562' ),
	'id'      => array( '/^[a-z][\w-]{0,79}$/i', 'final, game-1' ),
	'lang'    => array( '/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i', 'en, de, pt-BR' ),
);

/**
 * The board that attributes mean: its `tag`, `game`, `mode` and `size`, and `element`, the attributes of its element; or a
 * WP_Error with one sentence for the author.
 *
 * @param array $written Attributes by name, all texts as the author has written them.
 */
function board_of( $written ) {
	$data  = data();
	$mode  = one_of( $written, 'mode', modes() );
	$games = array_keys( $data['games'] );
	// Without a game the daily puzzle is of all games in turn
	$game = one_of( $written, 'game', 'daily' === $mode ? array_merge( array( '' ), $data['daily'] ) : $games );
	$size = one_of( $written, 'size', array( 'usual', 'small', 'large' ) );
	foreach ( array( $mode, $game, $size ) as $found ) {
		if ( is_wp_error( $found ) ) {
			return $found;
		}
	}
	$tag     = 'daily' === $mode ? DAILY : $data['games'][ $game ];
	$written = array_merge( $written, array( 'mode' => 'diagram' === $mode ? '' : $mode, 'game' => $game ) );
	$element = array();
	foreach ( $data['elements'][ $tag ] as $name => $kind ) {
		$value = value_of( $written, $name, $kind );
		if ( is_wp_error( $value ) ) {
			return $value;
		}
		if ( null !== $value ) {
			$element[ $name ] = $value;
		}
	}
	if ( isset( $element['record'], $element['position'] ) ) {
		return fault( 'maker.wordpress.both' );
	}
	return array(
		'tag'     => $tag,
		'game'    => $game,
		'mode'    => $mode,
		'size'    => $size,
		'element' => $element,
	);
}

/** What readers can do: the modes of the elements, and `daily`. */
function modes() {
	return array_merge( current( data()['elements'] )['mode'], array( 'daily' ) );
}

/**
 * The value of an attribute of the element, null where it is not set, or a WP_Error.
 *
 * @param array        $written Attributes as the author has written them.
 * @param string       $name    Its name.
 * @param string|array $kind    `flag`, `number`, `text`, or its values.
 */
function value_of( $written, $name, $kind ) {
	$text = trim( text_of( $written, $name ) );
	if ( '' === $text ) {
		return null;
	}
	if ( 'flag' === $kind ) {
		return filter_var( $text, FILTER_VALIDATE_BOOLEAN ) ? '' : null;
	}
	if ( is_array( $kind ) ) {
		return one_of( $written, $name, $kind );
	}
	if ( 'number' === $kind ) {
		return preg_match( '/^-?\d{1,6}$/', $text ) ? $text : wrong( $name, $text, '0, 1, … / -1, -2, …' );
	}
	$most = in_array( $name, array( 'record', 'position' ), true ) ? LONGEST : LONG;
	if ( strlen( $text ) > $most ) {
		return fault( 'maker.wordpress.long', array( 'name' => $name, 'most' => (string) $most ) );
	}
	if ( ! isset( FORMS[ $name ] ) ) {
		return $text;
	}
	list( $form, $expected ) = FORMS[ $name ];
	$text                    = preg_replace( '/\s+/', '', $text );
	return preg_match( $form, $text ) ? $text : wrong( $name, $text, $expected );
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
	return in_array( $text, $expected, true ) ? $text : wrong( $name, $text, implode( ', ', array_filter( $expected ) ) );
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
