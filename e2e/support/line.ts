import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What lies between a browser and the portal, given to the browser as its proxy. */
export interface Line {
  proxy: { server: string };
  /** Ends every connection and takes no other. */
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

/** A line that can be cut in the middle of a request. */
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
