import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** What stands before several servers and is all that people see of them. */
export interface Balancer {
  url: string;
  /** The ports of the servers that it sends people to. */
  ready(): number[];
  close(): void;
}

interface Server {
  port: number;
  agent: Agent;
  ready: boolean;
  /** Looks at /readyz that went wrong one after the other. */
  bad: number;
  /** Requests under way, and all so far. */
  open: number;
  taken: number;
}

const everySecond = 1000;
/** A server that is busy answers late; one that is gone, not at all. */
const patience = 5000;
/** For so long a connection of a client waits for a further request. */
const keepAliveTimeout = 65_000;
const badLooks = 2;
const maxTries = 3;
const repeatable = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

async function look(server: Server): Promise<void> {
  const good = await fetch(`http://127.0.0.1:${server.port}/readyz`, {
    signal: AbortSignal.timeout(patience),
  })
    .then(async (answer) => answer.text().then(() => answer.ok))
    .catch(() => false);
  server.bad = good ? 0 : server.bad + 1;
  if (good) server.ready = true;
  else if (server.bad >= badLooks) server.ready = false;
}

/** A request on its way to one server after another, by the rules of ops/proxy/haproxy.cfg. */
class Passage {
  private readonly tried = new Set<Server>();

  constructor(
    private readonly servers: readonly Server[],
    private readonly incoming: IncomingMessage,
    private readonly answer: ServerResponse,
    private readonly body: Buffer,
  ) {}

  /** The server with the fewest requests under way, of several each in turn. */
  private next(): Server | undefined {
    const free = this.servers.filter((server) => server.ready && !this.tried.has(server));
    return free.sort((one, other) => one.open - other.open || one.taken - other.taken)[0];
  }

  send(): void {
    const server = this.tried.size < maxTries ? this.next() : undefined;
    if (!server) return void this.answer.writeHead(503, { 'retry-after': '2' }).end();
    this.tried.add(server);
    server.open++;
    server.taken++;
    const { method, url: path, headers, socket } = this.incoming;
    const from = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const outgoing = request({
      ...{ host: '127.0.0.1', port: server.port, agent: server.agent, method, path },
      headers: { ...headers, 'x-forwarded-for': from },
    });
    const isRepeatable = repeatable.has(method!);
    outgoing.on('response', (response) => {
      if (response.statusCode === 503 && isRepeatable && this.next()) {
        response.resume();
        return this.send();
      }
      this.answer.writeHead(response.statusCode!, response.headers);
      pipeline(response, this.answer, () => undefined);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (this.answer.headersSent) this.answer.destroy();
      else if (isRepeatable || error.code === 'ECONNREFUSED') this.send();
      else this.answer.writeHead(502).end();
    });
    outgoing.on('close', () => server.open--);
    this.answer.on('close', () => outgoing.destroy());
    outgoing.end(this.body);
  }
}

/**
 * Opens one that goes by the rules of ops/proxy/haproxy.cfg: it looks at /readyz every second, sends to the least busy
 * server, and asks another one for what is never sent, or may be sent twice and was not answered.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const servers = ports.map((port): Server => {
    return { port, agent: new Agent({ keepAlive: true }), ready: false, bad: 0, open: 0, taken: 0 };
  });
  const looks = setInterval(() => servers.forEach((server) => void look(server)), everySecond);
  const proxy = createServer({ keepAliveTimeout }, async (incoming, answer) => {
    const body = await buffer(incoming).catch(() => null);
    if (body) new Passage(servers, incoming, answer, body).send();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    ready: () => servers.filter(({ ready }) => ready).map(({ port }) => port),
    close: () => {
      clearInterval(looks);
      proxy.close();
      proxy.closeAllConnections();
      for (const { agent } of servers) agent.destroy();
    },
  };
}
