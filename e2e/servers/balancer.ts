import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A load balancer in front of several servers. */
export interface Balancer {
  url: string;
  /** Returns the ports of the servers that receive requests. */
  ready(): number[];
  close(): void;
}

interface Server {
  port: number;
  agent: Agent;
  ready: boolean;
  /** The number of consecutive failed health checks. */
  bad: number;
  /** The number of requests in progress, and in total. */
  open: number;
  taken: number;
}

const everySecond = 1000;
/** The timeout in milliseconds of a health check. A busy server responds late, a stopped one never. */
const patience = 5000;
/** The time in milliseconds that an idle client connection stays open. */
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

/** A request that is retried on other servers, by the rules of ops/proxy/haproxy.cfg. */
class Passage {
  private readonly tried = new Set<Server>();

  constructor(
    private readonly servers: readonly Server[],
    private readonly incoming: IncomingMessage,
    private readonly answer: ServerResponse,
    private readonly body: Buffer,
  ) {}

  /** Returns the server with the fewest requests in progress, in turn if there are several. */
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
 * Opens a load balancer with the rules of ops/proxy/haproxy.cfg: it checks /readyz every second, uses the least busy
 * server, and retries requests that were never sent or that can be repeated and weren't answered.
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
