/** Addresses of rooms, and links to them. Pure functions. */
import { ROOM } from '../panel/friend-keys.js';

/** What the attribute `room` names. */
export interface RoomAddress {
  /** The server, without a slash at its end. */
  readonly server: string;
  /** The room; empty if only a server is named. */
  readonly room: string;
  /** The table that a replay follows; empty for none. */
  readonly live: string;
}

/** The name of a room or a table, and a key: 128 bits as 22 letters. */
const SECRET = /^[\w-]{22}$/;

/** Reads the attribute `room`; undefined for what is no web address. */
export function readAddress(text: string, base: string): RoomAddress | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const { origin, pathname, protocol } = new URL(text, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  const path = pathname.split('/').filter((part) => part !== '');
  const name = SECRET.test(path.at(-1) ?? '') ? (path.pop() ?? '') : '';
  const isLive = name !== '' && path.at(-1) === 'live';
  if (isLive) path.pop();
  return { server: [origin, ...path].join('/'), room: isLive ? '' : name, live: isLive ? name : '' };
}

/** What a link to a room says. */
export interface RoomLink {
  readonly room: string;
  /** The word for which a free seat is given; empty for none. */
  readonly invite: string;
  /** The key of a seat, in a link for a player's other device; empty for none. */
  readonly key: string;
}

/** Reads a link, `&room=ID&invite=…`; undefined if it is cut off or changed. */
export function readRoomLink(text: string): RoomLink | undefined {
  const fields = new URLSearchParams(text);
  const [room = '', invite = '', key = ''] = ['room', 'invite', 'key'].map((name) => fields.get(name) ?? '');
  const isWhole = SECRET.test(room) && [invite, key].every((word) => word === '' || SECRET.test(word));
  return isWhole ? { room, invite, key } : undefined;
}

/** Writes a link to a room, to a seat of it by its invitation, or to one's own seat by its key. */
export function writeRoomLink({ room, invite = '', key = '' }: Partial<RoomLink> & Pick<RoomLink, 'room'>): string {
  return `${ROOM}${room}${invite === '' ? '' : `&invite=${invite}`}${key === '' ? '' : `&key=${key}`}`;
}
