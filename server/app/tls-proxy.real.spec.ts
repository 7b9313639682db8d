import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request as plainRequest, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collectOutput } from '#scripts/lib/ready.mjs';
import { type Api, startApi } from '#server/testing/api/api';
import { type Certificates, makeCertificates } from '#server/testing/processes/certificates';
import { freePort } from '#server/testing/processes/free-port';
import { proxiedNames, writeTlsProxy } from '#server/testing/processes/tls-proxy';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const [portalName, signInName, filesName] = proxiedNames;

/** Starts a server that returns the headers that it gets, as Keycloak and the S3 server would see them. */
async function startEcho(): Promise<{ server: Server; port: number }> {
  const server = createServer(
    ({ headers, url }, answer) => void answer.end(JSON.stringify({ ...headers, url })),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

describe('documented proxy in front of a portal', () => {
  let certificates: Certificates;
  let api: Api;
  let echoes: { server: Server; port: number }[];
  let proxy: ChildProcess;
  let file: string;
  let tls: number;
  let plain: number;

  /** Requests a page by host name, trusting only the authority of the certificates. */
  async function get(host: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = request({
      host: '127.0.0.1',
      port: tls,
      servername: proxiedNames.find((name) => name === host) ?? portalName,
      ca: readFileSync(certificates.authority),
      path,
      headers: { ...headers, host },
      agent: false,
    });
    sent.end();
    const [answer] = await once(sent, 'response');
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }

  beforeAll(async () => {
    certificates = makeCertificates(proxiedNames);
    api = await startApi();
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    echoes = [await startEcho(), await startEcho()];
    [tls, plain] = [await freePort(), await freePort()];
    file = writeTlsProxy(certificates, {
      80: plain,
      443: tls,
      4001: (api.app.server.address() as AddressInfo).port,
      4002: await freePort(),
      8080: echoes[0]!.port,
      9000: echoes[1]!.port,
    });
    proxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = collectOutput(proxy);
    for (const end = Date.now() + 30_000; Date.now() < end; await pause(100)) {
      if (proxy.exitCode !== null) throw new Error(`HAProxy ended: ${output()}`);
      if ((await get(portalName, '/readyz').catch(() => null))?.status === 200) return;
    }
    throw new Error(`The portal is not ready behind HAProxy: ${output()}`);
  });
  afterAll(async () => {
    if (proxy?.exitCode === null) {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    }
    for (const { server } of echoes ?? []) server.close();
    await api?.close();
    if (file) rmSync(dirname(file), { recursive: true });
  });

  it('provides TLS for the portal, with HTTP/1.1 and its API', async () => {
    const { status, body } = await get(portalName, '/livez');
    expect([status, body.length > 0]).toEqual([200, true]);
    expect((await get(`${portalName}:${tls}`, '/livez')).status).toBe(200);
  });

  it('redirects HTTP to HTTPS', async () => {
    const sent = plainRequest({
      host: '127.0.0.1',
      port: plain,
      path: '/training?a=1',
      headers: { host: portalName },
    });
    sent.end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `https://${portalName}/training?a=1`]);
  });

  it('passes the visitor’s host and protocol to sign-in, and no address claimed by the visitor', async () => {
    const claims = {
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-forwarded-host': 'evil.example',
    };
    const { body } = await get(signInName, '/realms/treadway', claims);
    expect(JSON.parse(body)).toEqual(
      expect.objectContaining({
        host: signInName,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': signInName,
        'x-forwarded-port': String(tls),
        'x-forwarded-for': '127.0.0.1',
        url: '/realms/treadway',
      }),
    );
    expect(JSON.parse(body)).not.toHaveProperty('forwarded');
  });

  it('keeps the host name that file signatures cover, and rejects other names', async () => {
    expect(JSON.parse((await get(filesName, '/treadway/a.png')).body)).toMatchObject({ host: filesName });
    expect((await get('other.example', '/')).status).toBe(421);
  });

  it('returns 503 for an unavailable part', async () => {
    echoes[1]!.server.close();
    echoes[1]!.server.closeAllConnections();
    let status = 200;
    for (const end = Date.now() + 20_000; status === 200 && Date.now() < end; await pause(200))
      ({ status } = await get(filesName, '/treadway/a.png'));
    expect(status).toBe(503);
    expect((await get(portalName, '/livez')).status).toBe(200);
  });
});
