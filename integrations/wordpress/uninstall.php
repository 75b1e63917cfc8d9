<?php
/**
 * Takes the pictures away that the plugin has written. They stand in the posts, too, and come back with the plugin.
 *
 * @package Griddle
 */

namespace Griddle;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once ABSPATH . 'wp-admin/includes/file.php';

if ( WP_Filesystem() ) {
	$GLOBALS['wp_filesystem']->delete( wp_upload_dir( null, false )['basedir'] . '/griddle', true );
}
