/** The command `griddle-rooms`: a server with the settings of the environment. */
import { parseArgs } from 'node:util';
import { readConfig } from './config.js';
import { startServer } from './server.js';

const HELP = `griddle-rooms: rooms in which people play the Griddle games together

Usage: griddle-rooms [--port NUMBER] [--file FILE]

  --port NUMBER   the port to listen at (8787)
  --file FILE     the SQLite file with all games (griddle-rooms.sqlite)
  --help          this text

All other settings are environment variables: DATABASE_URL, REDIS_URL, ORIGINS, PROXIES and the limits.
The page for operators explains each of them.
`;

function fail(sentence: string): void {
  console.error(`griddle-rooms: ${sentence}`);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, file: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) return void process.stdout.write(HELP);
  const { port, file } = values;
  const config = readConfig({
    ...process.env,
    ...(port !== undefined && { PORT: port }),
    ...(file !== undefined && { FILE: file }),
  });
  if ('problem' in config) return fail(config.problem);
  const server = await startServer(config);
  console.log(`Griddle rooms are open at http://localhost:${server.port}`);
  const leave = (): void => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
}

main().catch((error: unknown) => fail(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)));
