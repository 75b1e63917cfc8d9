/** The game's side of the External Editor API: listens, answers, and runs Lua in a table of the fake game. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { FakeTable } from './fake-table.js';

interface Message {
  readonly messageID: number;
  readonly script?: string;
  readonly scriptStates?: readonly {
    readonly name: string;
    readonly guid: string;
    readonly script: string;
    ui: string;
  }[];
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export class FakeGame {
  /** Messages that came in. */
  readonly received: Message[] = [];
  /** Sent after the answer to a push: an error while the script loads. */
  errorAfterLoad: string | undefined;
  private readonly server = createServer({ allowHalfOpen: true });

  private constructor(
    private readonly table: FakeTable,
    readonly editorPort: number,
  ) {}

  static async start(table: FakeTable): Promise<FakeGame> {
    const game = new FakeGame(table, await freePort());
    game.server.on('connection', (socket) => {
      let text = '';
      socket.on('data', (data: Buffer) => (text += data.toString('utf8')));
      socket.on('end', () => {
        socket.end();
        void game.answer(JSON.parse(text) as Message);
      });
    });
    game.server.listen(0, '127.0.0.1');
    await once(game.server, 'listening');
    return game;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private async answer(message: Message): Promise<void> {
    this.received.push(message);
    if (message.messageID === 1) {
      await this.send({ messageID: 2, message: 'loading' });
      await this.send({ messageID: 1, scriptStates: message.scriptStates });
      if (this.errorAfterLoad !== undefined) await this.sendError(this.errorAfterLoad);
    }
    if (message.messageID === 3) await this.execute(message.script ?? '');
  }

  /** Runs Lua as the game does: a returned value comes back, an error as a message, and nothing for nothing. */
  private async execute(script: string): Promise<void> {
    try {
      const json = this.table.lua(`JSON.encode({ value = (function() ${script} end)() })`);
      const { value } = JSON.parse(json) as { value?: unknown };
      if (value !== undefined) await this.send({ messageID: 5, returnValue: value });
    } catch (error) {
      await this.sendError(error instanceof Error ? error.message : String(error));
    }
  }

  private sendError(error: string): Promise<void> {
    return this.send({ messageID: 3, error, guid: '-1', errorMessagePrefix: 'Error in Global Script: ' });
  }

  private async send(message: object): Promise<void> {
    const socket = connect(this.editorPort, '127.0.0.1');
    await once(socket, 'connect');
    socket.end(JSON.stringify(message));
    socket.resume();
    await once(socket, 'close');
  }

  async stop(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }
}
