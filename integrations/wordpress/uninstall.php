<?php
/**
 * Takes the pictures away that the plugin has written, from every site of a network. They stand in the posts, too.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once ABSPATH . 'wp-admin/includes/file.php';
require_once __DIR__ . '/includes/picture.php';
require_once __DIR__ . '/includes/keep.php';

/** Takes the pictures of the site away, and what is kept about them. */
function forget_pictures() {
	delete_post_meta_by_key( PICTURE_META );
	if ( WP_Filesystem() ) {
		$GLOBALS['wp_filesystem']->delete( folder(), true );
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $griddle_site ) {
		switch_to_blog( $griddle_site );
		forget_pictures();
		restore_current_blog();
	}
} else {
	forget_pictures();
}
