<?php
/**
 * What the release has written for the plugin: its games, the room of a board, and words of all languages.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'ABSPATH' ) || exit;

/** Languages of WordPress in a script that their relatives here are not written in. */
const OTHER_SCRIPTS = array( 'zh-TW', 'zh-HK' );

/** All of it; read once. */
function data() {
	static $data = null;
	if ( null === $data ) {
		$data = wp_json_file_decode( dirname( __DIR__ ) . '/data.json', array( 'associative' => true ) );
	}
	return $data;
}

/**
 * The words of a language, English where it has none.
 *
 * @param string $locale As WordPress writes it: `de_AT`, `pt_BR`.
 */
function words( $locale ) {
	$all   = data()['words'];
	$asked = str_replace( '_', '-', $locale );
	$own   = explode( '-', $asked )[0];
	$found = $all[ $asked ] ?? $all[ $own ] ?? array();
	if ( ! $found && ! in_array( $asked, OTHER_SCRIPTS, true ) ) {
		foreach ( $all as $tag => $words ) {
			if ( 0 === strpos( $tag, "$own-" ) ) {
				$found = $words;
			}
		}
	}
	return array_merge( $all['en'], $found );
}

/**
 * A sentence with its values, in the language of whoever sees the page.
 *
 * @param string $key    Its key.
 * @param array  $values Values by the names of their places.
 */
function say( $key, $values = array() ) {
	$sentence = words( determine_locale() )[ $key ];
	$places   = array();
	foreach ( $values as $name => $value ) {
		$places[ '{' . $name . '}' ] = $value;
	}
	return strtr( $sentence, $places );
}
