import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres';
import { memoryFolder } from '#server/testing/storage/memory-folder';

/** A PostgreSQL that can be stopped and restarted at the same address. */
export interface Database {
  url: string;
  /** Stops it and closes every connection. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A proxy with a fixed address for a database whose port changes. */
class Address {
  port = 0;
  private readonly sockets = new Set<Socket>();
  private target = 0;
  private readonly server = createServer((socket) => {
    const other = connect(this.target, '127.0.0.1');
    this.join(socket, other);
    this.join(other, socket);
  });

  private join(socket: Socket, other: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  }

  async open(target: number): Promise<void> {
    this.target = target;
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    ({ port: this.port } = this.server.address() as AddressInfo);
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

export async function startDatabase(): Promise<Database> {
  const dataDir = mkdtempSync(join(memoryFolder(), 'treadway-servers-'));
  const log = { info: () => undefined, error: () => undefined };
  const address = new Address();
  let postgres: EmbeddedPostgres;
  const start = async (): Promise<void> => {
    postgres = await startEmbeddedPostgres({ dataDir, log, fsync: false });
    await address.open(Number(new URL(postgres.url).port));
  };
  const stop = async (): Promise<void> => {
    await address.close();
    await postgres.stop();
  };
  await start();
  const url = new URL(postgres!.url);
  url.port = String(address.port);
  return {
    url: url.href,
    stop,
    start,
    remove: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
