// Tests of the files of pictures: who has them written, how large they may be, and when they go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { blockText } from './editor.mjs';
import { logIn, open, send, write } from './reader.mjs';

/** A picture of about so many bytes, which packs to few. */
function pictureOf(name, bytes = 1000) {
  const path = `<path d="M0 0h1v1z" fill="#eebb55"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="720" height="720" role="img"><title>${name}</title>${path.repeat(bytes / path.length)}</svg>`;
  return gzipSync(svg).toString('base64');
}
const post = (...pictures) => ({ content: pictures.map((picture) => blockText({ picture })).join('') });

/** A string for PHP. */
const quoted = (text) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

/** Adds the tests; `context` returns the browser and the site. */
export function testPictures(context) {
  /** The number of files in the folder of the pictures. */
  const files = () =>
    Number(
      context().site.php(
        `require 'wp-load.php'; echo count( glob( wp_upload_dir( null, false )['basedir'] . '/griddle/*' ) );`,
      ),
    );

  test('no preview and no draft writes a file; the post does when it is published', async () => {
    const { browser, site } = context();
    const before = files();
    const picture = pictureOf('A draft', 500_000);
    const { id, link } = await write(site, 'contributor', { status: 'draft', ...post(picture) });
    const cookies = await logIn(browser, site, 'contributor');
    const preview = await open(browser, `${site.url}/?p=${id}&preview=true`, { cookies });
    assert.equal((await preview.page.$$('waffle-wars')).length, 1);
    await preview.close();
    await send(site, 'contributor', 'block-renderer/griddle/board', { attributes: { picture } });
    await send(site, 'contributor', `posts/${id}`, { status: 'pending' });
    assert.equal(files(), before);

    await send(site, 'editor', `posts/${id}`, { status: 'publish' });
    assert.equal(files(), before + 1);
    const reader = await open(browser, link, { scripts: false });
    assert.equal(await reader.page.$eval('.wp-block-griddle-board img', ({ naturalWidth }) => naturalWidth), 720);
    await reader.close();
  });

  test('a file goes with the last post that has the picture', async () => {
    const { site } = context();
    const before = files();
    const [one, other] = [pictureOf('One'), pictureOf('Other')];
    const both = await write(site, 'author', post(one, other));
    const copy = await write(site, 'author', post(one));
    assert.equal(files(), before + 2);
    await send(site, 'author', `posts/${both.id}`, post(one));
    assert.equal(files(), before + 1, 'without the other picture');
    await send(site, 'author', `posts/${both.id}&force=true`, undefined, 'DELETE');
    assert.equal(files(), before + 1, 'the copy has it still');
    await send(site, 'author', `posts/${copy.id}`, { status: 'draft' });
    assert.equal(files(), before, 'a draft');
    await send(site, 'author', `posts/${copy.id}`, { status: 'publish' });
    assert.equal(files(), before + 1, 'published again');
    await send(site, 'author', `posts/${copy.id}`, { password: 'secret' });
    assert.equal(files(), before, 'behind a password');
    await send(site, 'author', `posts/${copy.id}`, { password: '' });
    await send(site, 'author', `posts/${copy.id}`, undefined, 'DELETE');
    assert.equal(files(), before, 'in the trash');
  });

  test('a picture, a post and the site have a limit of bytes, which a filter sets', () => {
    const { site } = context();
    const texts = ['a', 'b', 'c'].map((name) => post(pictureOf(name, 20_000)).content);
    const written = (limits, content) =>
      Number(
        site.php(`
      require 'wp-load.php';
      add_filter( 'griddle_picture_limit', fn( $bytes, $of ) => array( ${limits} )[ $of ] ?? $bytes, 10, 2 );
      $count = fn() => count( glob( Griddle\\folder() . '/*.svg' ) );
      $all = array_sum( array_map( 'filesize', glob( Griddle\\folder() . '/*.svg' ) ) );
      if ( isset( array( ${limits} )['more'] ) ) add_filter( 'griddle_picture_limit', fn( $bytes, $of ) => 'site' === $of ? $all + 50000 : $bytes, 20, 2 );
      $before = $count();
      $id = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => wp_slash( ${quoted(content)} ) ) );
      echo $count() - $before;
      wp_delete_post( $id, true );
      if ( $count() !== $before ) echo ' left';`),
      );
    assert.equal(written(`'none' => 0`, texts.join('')), 3);
    assert.equal(written(`'picture' => 19000`, texts.join('')), 0);
    assert.equal(written(`'packed' => 100`, texts.join('')), 0);
    assert.equal(written(`'post' => 50000`, texts.join('')), 2);
    assert.equal(written(`'more' => 1`, texts.join('')), 2);
  });

  test('what is packed is unpacked when a post is published, and never for those who look at it', () => {
    const { site } = context();
    const bad = [
      `<svg width="1" height="1">${'<'.repeat(400_000)}`,
      '<svg>',
      '<g '.repeat(190_000),
      'x'.repeat(5_000_000),
    ];
    const { content } = post(...bad.map((text) => gzipSync(text).toString('base64')));
    const [files, unpacked, shown] = JSON.parse(
      site.php(`
      require 'wp-load.php';
      $unpacked = 0;
      add_filter( 'griddle_picture_limit', function( $bytes, $of ) use ( &$unpacked ) { if ( 'picture' === $of ) $unpacked++; return $bytes; }, 10, 2 );
      $count = fn() => count( glob( Griddle\\folder() . '/*.svg' ) );
      $before = $count();
      $id = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => wp_slash( ${quoted(content)} ) ) );
      $first = $unpacked;
      $post = get_post( $id );
      setup_postdata( $post );
      $html = apply_filters( 'the_content', $post->post_content );
      echo json_encode( array( $count() - $before, $first, array( $unpacked - $first, substr_count( $html, '<waffle-wars' ) ) ) );`),
    );
    assert.deepEqual([files, unpacked, shown], [0, bad.length, [0, bad.length]]);
  });

  test('no text makes a view slow: a hostile record takes about as long as a plain one', () => {
    const { site } = context();
    const times = JSON.parse(
      site.php(`
      require 'wp-load.php';
      $time = function( $text ) {
        $begun = microtime( true );
        Griddle\\shortcode( array( 'mode' => 'replay' ), $text );
        Griddle\\with_ends( $text );
        Griddle\\straight( $text );
        return microtime( true ) - $begun;
      };
      $time( 'x' );
      $plain = $time( str_repeat( '1. c4 d3 ', 20000 ) );
      foreach ( array( '{', '[%', '{[%', '/', '[griddle ', '=“a ', '</p><p', '1. {', '<br' ) as $sign ) {
        $text = substr( str_repeat( $sign, 180000 ), 0, 180000 );
        $found[ $sign ] = max( $time( $text ), $time( "1. $text" ), $time( "1. $text}" ) ) / $plain;
      }
      echo json_encode( $found );`),
    );
    for (const [sign, ratio] of Object.entries(times)) assert.ok(ratio < 50, `${sign}: ${ratio} times as long`);
  });
}
