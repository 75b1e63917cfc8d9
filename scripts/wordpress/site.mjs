// A WordPress site in a temporary folder, with MariaDB and PHP's web server, and the plugin installed from its zip.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The Debian packages needed. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php-cli',
  'php-mysql',
  'php-xml',
  'mariadb-server',
];
/** The folder of WordPress: Debian's, unless the variable is set. */
const { WORDPRESS_PATH: WORDPRESS = '/usr/share/wordpress' } = process.env;
const isRoot = process.getuid?.() === 0;

const onPath = (name) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, name)));
};

/** The missing requirements. */
function lacking() {
  const programs = ['php', 'mariadbd', 'mariadb-install-db'].filter((name) => !onPath(name));
  const files = existsSync(join(WORDPRESS, 'wp-load.php')) ? [] : ['wordpress'];
  if (programs.length + files.length > 0) return [...programs, ...files];
  const modules = execFileSync('php', ['-m']).toString().split('\n');
  return ['mysqli', 'zlib', 'dom'].filter((name) => !modules.includes(name)).map((name) => `php-${name}`);
}

/** Why WordPress cannot run on this machine; undefined if it can. As root on Debian, installs what is missing. */
export function whyNot() {
  const lacks = lacking();
  if (lacks.length === 0) return undefined;
  if (!isRoot || !onPath('apt-get')) {
    return `WordPress cannot be tried here, as there is no ${lacks.join(', ')}; root on Debian gets it by: apt-get install ${PACKAGES.join(' ')}`;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '--quiet'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...PACKAGES], {
      env,
      stdio: 'ignore',
    });
  } catch {
    return `WordPress cannot be tried here, as apt-get cannot install ${PACKAGES.join(', ')}.`;
  }
  const still = lacking();
  return still.length === 0 ? undefined : `WordPress cannot be tried here, as there is no ${still.join(', ')}.`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

const started = [];
/** Ends a program and the workers that it has started. */
const end = (child) => child.exitCode === null && process.kill(-child.pid);
// Stopping the script early leaves nothing running
process.on('exit', () => started.forEach(end));

/** Starts a program in the background; its output is kept to explain a crash. */
function start(command, args, env = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data.toString()));
  started.push(child);
  return said;
}

/** Waits for a condition. */
async function until(isSo, what) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isSo()) return;
    await wait(100);
  }
  throw new Error(`${what} did not come.`);
}

/** Starts a database server on its own socket. */
async function startDatabase(folder) {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  const user = isRoot ? ['--user=root'] : [];
  const usual = ['--no-defaults', `--datadir=${data}`, ...user];
  execFileSync('mariadb-install-db', [...usual, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  const env = { PATH: `${process.env.PATH}${delimiter}/usr/sbin` };
  start('mariadbd', [...usual, '--skip-networking', `--socket=${socket}`, `--pid-file=${folder}/database.pid`], env);
  await until(() => existsSync(socket), 'The database');
  return socket;
}

const configText = (socket, url) => `<?php
// A network has a database of its own
$network = getenv( 'GRIDDLE_NETWORK' );
define( 'DB_NAME', $network ? 'network' : 'wordpress' );
if ( 'ready' === $network ) {
  define( 'MULTISITE', true );
  define( 'SUBDOMAIN_INSTALL', false );
  define( 'DOMAIN_CURRENT_SITE', 'localhost' );
  define( 'PATH_CURRENT_SITE', '/' );
  define( 'SITE_ID_CURRENT_SITE', 1 );
  define( 'BLOG_ID_CURRENT_SITE', 1 );
  $_SERVER['HTTP_HOST'] = 'localhost';
  $_SERVER['REQUEST_URI'] = '/';
}
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
${['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].map((name) => `define( '${name}_KEY', 'test' ); define( '${name}_SALT', 'test' );`).join('\n')}
$table_prefix = 'wp_';
if ( ! $network ) { define( 'WP_HOME', '${url}' ); define( 'WP_SITEURL', '${url}' ); }
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
define( 'WP_DEBUG_DISPLAY', false );
if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }
require_once ABSPATH . 'wp-settings.php';
`;

/** PHP code that installs the site, with users who may and may not write HTML. */
const installText = (users) => `
define( 'WP_INSTALLING', true );
function wp_new_blog_notification() {}
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'A blog', 'admin', 'admin@example.org', true, '', 'admin' );
switch_theme( 'twentytwentythree' );
foreach ( ${phpArray(users)} as $role ) {
  wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@example.org", 'role' => $role ) );
}`;

/** PHP code that makes a network of the site. */
const networkText = `
define( 'WP_INSTALLING', true );
function wp_new_blog_notification() {}
$_SERVER['HTTP_HOST'] = 'localhost';
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'A network', 'admin', 'admin@example.org', true, '', 'admin' );
foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) $wpdb->$table = $prefixed;
install_network();
populate_network( 1, 'localhost', 'admin@example.org', 'A network', '/', false );`;

const pluginText = (zip) => `
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
wp_set_current_user( 1 );
add_filter( 'filesystem_method', fn() => 'direct' );
$done = ( new Plugin_Upgrader( new Automatic_Upgrader_Skin() ) )->install( '${zip}' );
if ( true !== $done ) { fwrite( STDERR, 'The plugin was not installed: ' . print_r( $done, true ) ); exit( 1 ); }
$fault = activate_plugin( 'griddle/griddle.php' );
if ( is_wp_error( $fault ) ) { fwrite( STDERR, $fault->get_error_message() ); exit( 1 ); }
foreach ( get_users() as $user ) {
  $made = WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => 'check' ) );
  $passwords[ $user->user_login ] = $made[0];
}
echo json_encode( $passwords );`;

const phpArray = (words) => `array( ${words.map((word) => `'${word}'`).join(', ')} )`;

/**
 * Creates the site. Resolves to its address, the version of WordPress, each user's REST API password, the PHP log, a function
 * that runs PHP in it, one that makes a network in another database, and `close`.
 */
export async function makeSite(zip) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-wordpress-'));
  const close = async () => {
    for (const child of started.splice(0).reverse()) {
      if (child.exitCode !== null) continue;
      const closed = once(child, 'close');
      end(child);
      await closed;
    }
    rmSync(folder, { recursive: true });
  };
  try {
    const root = join(folder, 'site');
    cpSync(WORDPRESS, root, { recursive: true, dereference: true });
    const themes = join(root, 'wp-content/themes');
    if (!readdirSync(themes).includes('twentytwentythree')) throw new Error('There is no theme twentytwentythree.');
    mkdirSync(join(root, 'wp-content/uploads'), { recursive: true });
    const url = `http://127.0.0.1:${await freePort()}`;
    const socket = await startDatabase(folder);
    writeFileSync(join(root, 'wp-config.php'), configText(socket, url));
    const php = (code, network = '') =>
      execFileSync('php', ['-r', code], { cwd: root, env: { ...process.env, GRIDDLE_NETWORK: network } }).toString();
    const makeDatabase = (name) =>
      php(`$db = new mysqli( 'localhost', 'root', '', '', 0, '${socket}' ); $db->query( 'CREATE DATABASE ${name}' );`);
    makeDatabase('wordpress');
    php(installText(['author', 'contributor', 'editor']));
    const makeNetwork = () => {
      makeDatabase('network');
      php(networkText, 'new');
    };
    const passwords = JSON.parse(php(pluginText(zip)));
    const said = start('php', ['-S', url.slice('http://'.length), '-t', root], { PHP_CLI_SERVER_WORKERS: '4' });
    await until(
      () =>
        fetch(`${url}/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      `The site (${said.join('')})`,
    );
    const version = php(`require 'wp-includes/version.php'; echo $wp_version;`);
    return { url, version, passwords, php, makeNetwork, log: join(root, 'debug.log'), close };
  } catch (error) {
    await close();
    throw error;
  }
}
