import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy between a browser and the portal. */
export interface Line {
  proxy: { server: string };
  /** Closes every connection and rejects new ones. */
  cut: () => void;
  restore: () => void;
  close: () => void;
}

function pass(incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '' } = incoming;
  const outgoing = request(url, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.on('error', () => answer.destroy());
    response.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Opens a proxy that can be interrupted in the middle of a request. */
export async function openLine(): Promise<Line> {
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer(pass).listen(0, '127.0.0.1');
  server.on('connection', (socket) => {
    if (!whole) socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await once(server, 'listening');
  const cut = (): void => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    cut,
    restore: () => {
      whole = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
