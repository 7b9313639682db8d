import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { closeAtEnd, finishRequests } from './ending';

interface Slow {
  app: FastifyInstance;
  url: string;
  /** Resolves when a request is in progress. */
  begun: Promise<void>;
  answer: () => void;
}

async function slowServer(): Promise<Slow> {
  const app = fastify({ forceCloseConnections: true });
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  app.get('/slow', () => {
    begin();
    return answered;
  });
  app.get('/stream', (_request, reply) => {
    const { raw } = reply.hijack();
    raw.write('begun');
    closeAtEnd(app, () => raw.end());
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    begun,
    answer: () => resolve('answered'),
  };
}

describe('server shutdown', () => {
  it('completes requests in progress, closes streams, and accepts nothing more', async () => {
    const { app, url, begun, answer } = await slowServer();
    const response = fetch(`${url}/slow`);
    const stream = await fetch(`${url}/stream`);
    await begun;
    const finished = finishRequests(app, 60_000);
    expect(await stream.text()).toBe('begun');
    await expect(fetch(`${url}/slow`)).rejects.toThrow('fetch failed');
    answer();
    expect(await (await response).text()).toBe('answered');
    await finished;
    await app.close();
  });

  it('waits no longer than its limit', async () => {
    const { app, url, begun } = await slowServer();
    const response = fetch(`${url}/slow`).catch(() => 'cut off');
    await begun;
    await finishRequests(app, 20);
    await app.close();
    expect(await response).toBe('cut off');
  });
});
