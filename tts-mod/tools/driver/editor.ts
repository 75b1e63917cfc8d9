/**
 * Tabletop Simulator's External Editor API: JSON over TCP on this machine, one message per connection. The game listens on
 * one port, and answers by connecting to another, on which the editor listens.
 * https://api.tabletopsimulator.com/externaleditorapi/
 */
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { Failure, systemCode } from './failure.js';

/** Ports of both sides. */
export interface Ports {
  /** The port on which the game listens. */
  readonly game: number;
  /** The port on which the editor listens. */
  readonly editor: number;
}

/** The ports of Tabletop Simulator's External Editor API. */
export const USUAL_PORTS: Ports = { game: 39999, editor: 39998 };
const HOST = '127.0.0.1';

/** To the game: take these scripts and reload the save. */
export const SAVE_AND_PLAY = 1;
/** To the game: run a script in the game; its result comes back as `RETURNED`. */
export const EXECUTE = 3;

/** From the game: a save was loaded; the message has all scripts. */
export const LOADED = 1;
/** From the game: text that a script printed. */
export const PRINTED = 2;
/** From the game: a script error, with its place as text. */
export const ERROR = 3;
/** From the game: the return value of an executed script. */
export const RETURNED = 5;

/** A message from the game; its fields depend on `messageID`. */
export interface GameMessage {
  readonly messageID: number;
  readonly message?: string;
  readonly error?: string;
  /** The object whose script has failed. */
  readonly guid?: string;
  readonly errorMessagePrefix?: string;
  readonly customMessage?: unknown;
  readonly returnValue?: unknown;
  readonly scriptStates?: readonly { readonly name: string; readonly guid: string }[];
}

/** The editor's side of the connection: listens from `open` to `close` and queues messages until they are read. */
export class EditorLine {
  private readonly arrived: GameMessage[] = [];
  private wake: () => void = () => undefined;

  private constructor(
    private readonly ports: Ports,
    private readonly server: Server,
  ) {}

  /** Listens for the game. Fails if the port is in use, typically by another editor. */
  static async open(ports: Ports): Promise<EditorLine> {
    const server = createServer();
    const line = new EditorLine(ports, server);
    server.on('connection', (socket) => {
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('error', () => socket.destroy());
      socket.on('end', () => line.take(Buffer.concat(chunks).toString('utf8')));
    });
    try {
      server.listen(ports.editor, HOST);
      await once(server, 'listening');
    } catch (error) {
      if (systemCode(error) !== 'EADDRINUSE') throw error;
      throw new Failure(`Port ${ports.editor} is taken: close the other editor that is joined to Tabletop Simulator.`);
    }
    return line;
  }

  private take(text: string): void {
    try {
      this.arrived.push(JSON.parse(text) as GameMessage);
    } catch {
      this.arrived.push({ messageID: ERROR, error: `unreadable message from the game: ${text.slice(0, 80)}` });
    }
    this.wake();
  }

  /** Sends a message to the game. Fails if the game is not listening. */
  async send(message: object): Promise<void> {
    const socket = connect(this.ports.game, HOST);
    try {
      await once(socket, 'connect');
      socket.end(JSON.stringify(message));
      await once(socket, 'close');
    } catch (error) {
      socket.destroy();
      if (systemCode(error) !== 'ECONNREFUSED') throw error;
      throw new Failure(
        `No game answers on port ${this.ports.game}: start Tabletop Simulator and load the table first.`,
      );
    }
  }

  /** Returns the next message from the game, or undefined after a timeout. */
  async next(milliseconds: number): Promise<GameMessage | undefined> {
    if (this.arrived.length === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.arrived.shift();
  }

  async close(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }
}
