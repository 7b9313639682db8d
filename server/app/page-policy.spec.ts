import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtClient } from '#server/testing/processes/built-client';
import { readConfig } from './config/config';
import { createApp } from './http';

const hosted = { TRANSLOADIT_KEY: 'key', TRANSLOADIT_SECRET: 'known to nobody' };

describe('what a page may speak to', () => {
  let clientDir: string;
  beforeAll(() => {
    clientDir = builtClient();
  });
  afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

  async function headersWith(environment: Record<string, string>, url: string) {
    const config = { ...readConfig(environment, '/portal'), clientDir };
    const app = await createApp(config, { register: async () => undefined, word: () => 'ready' });
    const { headers } = await app.inject({ url, headers: { host: '127.0.0.1:4000' } });
    await app.close();
    return headers;
  }

  async function policyWith(environment: Record<string, string>): Promise<Record<string, string>> {
    const headers = await headersWith(environment, '/nothing.js');
    const directives = String(headers['content-security-policy']).split(';');
    return Object.fromEntries(
      directives.map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ').replace(/'nonce-[^']+'/, "'nonce'")];
      }),
    );
  }

  it('is the portal alone where it encodes by itself', async () => {
    expect(await policyWith({})).toMatchObject({ 'default-src': "'self'", 'connect-src': "'self'" });
  });

  it('is the hosted service and its machines besides, where images go there, and nothing else changes', async () => {
    const { 'connect-src': connect, ...rest } = await policyWith(hosted);
    expect(connect).toBe("'self' https://api2.transloadit.com https://*.transloadit.com");
    const { 'connect-src': _own, ...before } = await policyWith({});
    expect(rest).toEqual(before);
  });

  it('is said with the order to use HTTPS by documents and errors, but not by static files', async () => {
    const secure = { PUBLIC_URL: 'https://portal.example' };
    for (const url of ['/silent-check-sso.html', '/nothing.js'])
      expect(await headersWith(secure, url)).toHaveProperty('strict-transport-security');
    expect(await headersWith(secure, '/assets/whole.js')).not.toHaveProperty('strict-transport-security');
  });

  it('is the host of another service', async () => {
    const environment = { ...hosted, TRANSLOADIT_SERVICE: 'https://api2.encoder.example' };
    expect((await policyWith(environment))['connect-src']).toBe(
      "'self' https://api2.encoder.example https://*.encoder.example",
    );
  });
});
