// A file server for the scripts that open pages in a browser: loopback only, on a free port.
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

async function fileAt(folder, url) {
  const path = join(folder, normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)));
  const isFolder = (await stat(path)).isDirectory();
  return isFolder ? join(path, 'index.html') : path;
}

/**
 * Serves a folder. `url` ends in a slash; `close` stops the server and its open connections. `keptFor`: the seconds for which
 * browsers may cache files and their compiled code.
 */
export async function serve(folder, { keptFor = 0 } = {}) {
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    return fileAt(folder, request.url)
      .then(async (path) => {
        const body = await readFile(path);
        const headers = { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' };
        if (keptFor > 0) headers['cache-control'] = `max-age=${keptFor}`;
        response.writeHead(200, headers).end(body);
      })
      .catch(() => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
