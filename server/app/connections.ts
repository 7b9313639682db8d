import type { Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors';
import { networkOf } from '#server/platform/http/network';
import type { Pace } from '#server/platform/limits/pace';

/** How long a connection may take for what, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** For the head of a request, also the first one of a connection. */
  head: number;
  /** How often connections are looked at for that. */
  checked: number;
  /** For a body, and besides a second for every so many bytes that its route takes. */
  body: number;
  bytesOfSecond: number;
  /** Without a byte in either direction while a request is answered. */
  silence: number;
  /** Between two requests; longer than a proxy in front keeps its connections, which is mostly 60 seconds. */
  between: number;
  /** Open from one address at the same time. Browsers open six each, and so do those of an office of fifty. */
  ofOneAddress: number;
  /** Of an upload, whose body may take as long as it goes on. */
  upload: Pace;
}

export const connectionLimits: ConnectionLimits = {
  head: 15_000,
  checked: 5_000,
  body: 30_000,
  bytesOfSecond: 32 * 1024,
  silence: 120_000,
  between: 72_000,
  ofOneAddress: 512,
  upload: { bytes: 16_384, milliseconds: 60_000 },
};

/** What of the limits Node.js itself sees to. A body's time depends on its route, so `requestTimeout` cannot say it. */
export const serverOptions = ({ head, checked, silence, between }: ConnectionLimits) =>
  ({
    connectionTimeout: silence,
    keepAliveTimeout: between,
    http: { headersTimeout: head, connectionsCheckingInterval: checked },
  }) satisfies FastifyHttpOptions<Server>;

const versions = { 4: 'ipv4', 6: 'ipv6' } as const;
const versionOf = (address: string): 'ipv4' | 'ipv6' | undefined => versions[isIP(address) as 4 | 6];

/** Whether an address is of a proxy that may be believed: on this machine or in the networks that are said. */
export function proxyFilter({
  behindProxy,
  proxies,
}: {
  behindProxy: boolean;
  proxies: readonly string[] | null;
}): (address: string) => boolean {
  const believed = new BlockList();
  const networks = behindProxy ? ['127.0.0.0/8', '::1/128', ...(proxies ?? [])] : [];
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    believed.addSubnet(address, Number(bits), versionOf(address));
  }
  return (said) => {
    const address = said.replace(/^::ffff:/, '');
    const version = versionOf(address);
    return version !== undefined && believed.check(address, version);
  };
}

/** Closes what comes from an address that has enough open; all connections of a proxy are of one address. */
function countConnections(server: Server, max: number, isProxy: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

function awaitBody(request: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
  const { raw } = request;
  const arrived = (): boolean => raw.complete || raw.readableEnded;
  const timer = setTimeout(() => {
    if (arrived()) return;
    // An answer that has begun cannot become another one, and an error thrown here would end the process.
    if (reply.sent || reply.raw.headersSent) raw.destroy();
    else void reply.header('connection', 'close').send(new AppError('REQUEST_TOO_SLOW'));
  }, milliseconds).unref();
  reply.raw.once('close', () => {
    if (arrived()) clearTimeout(timer);
  });
}

/**
 * Ends bodies that take too long, REQUEST_TOO_SLOW where nothing was answered yet, and refuses connections beyond
 * the ceiling of an address. Routes with `ownPace` see to their bodies themselves.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  countConnections(app.server, limits.ofOneAddress, isProxy);
  // No promise: it stands before every request.
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, routeOptions } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (hasBody && !routeOptions.config.ownPace) {
      const largest = routeOptions.bodyLimit ?? 0;
      awaitBody(request, reply, limits.body + (largest / limits.bytesOfSecond) * 1000);
    }
    done();
  });
}
