import type { Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors';
import { networkOf } from '#server/platform/http/network';
import type { Pace } from '#server/platform/limits/pace';

/** Timeouts of connections in milliseconds, and the maximum number of connections. */
export interface ConnectionLimits {
  /** For the head of a request, including the first of a connection. */
  head: number;
  /** The interval at which that timeout is checked. */
  checked: number;
  /** For a body, plus one second for each `bytesOfSecond` bytes that the route accepts. */
  body: number;
  bytesOfSecond: number;
  /** Without traffic in either direction while a request is answered. */
  silence: number;
  /** Between two requests. Proxies usually keep idle connections for 60 seconds, so this is longer. */
  between: number;
  /** Maximum open connections from one address. A browser opens six, and an office of fifty shares one address. */
  ofOneAddress: number;
  /** The minimum rate of an upload, whose body has no other timeout. */
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

/**
 * Returns the limits that Node.js enforces. `requestTimeout` isn't one of them, because the timeout of a body depends
 * on its route.
 */
export const serverOptions = ({ head, checked, silence, between }: ConnectionLimits) =>
  ({
    connectionTimeout: silence,
    keepAliveTimeout: between,
    http: { headersTimeout: head, connectionsCheckingInterval: checked },
  }) satisfies FastifyHttpOptions<Server>;

const versions = { 4: 'ipv4', 6: 'ipv6' } as const;
const versionOf = (address: string): 'ipv4' | 'ipv6' | undefined => versions[isIP(address) as 4 | 6];

/** Returns a predicate for trusted proxies: those on this machine and in the configured networks. */
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

/**
 * Closes new connections from an address that has reached the maximum. Proxies are exempt, because all their
 * connections have one address.
 */
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
    // A response that has begun can't be replaced, and an error thrown here would end the process.
    if (reply.sent || reply.raw.headersSent) raw.destroy();
    else void reply.header('connection', 'close').send(new AppError('REQUEST_TOO_SLOW'));
  }, milliseconds).unref();
  reply.raw.once('close', () => {
    if (arrived()) clearTimeout(timer);
  });
}

/**
 * Ends bodies that take too long, with REQUEST_TOO_SLOW if no response has begun, and limits the connections of each
 * address. Routes with `ownPace` enforce their own limits.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  countConnections(app.server, limits.ofOneAddress, isProxy);
  // A hook without a promise is cheaper, and this one runs for every request.
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
