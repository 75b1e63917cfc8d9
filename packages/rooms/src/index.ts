/** A server for rooms in which people play the Griddle games together, for programs that start it themselves. */
export { readConfig, type Config, type Limits } from './config.js';
export { startServer, type Running } from './server.js';
export * from '@griddle/rules/internal/rooms/protocol.js';
