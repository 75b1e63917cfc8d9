/** Games in rooms, and tables that are followed: in a release this is one file, `rooms.js`. */
export { RoomGame } from './room-game.js';
