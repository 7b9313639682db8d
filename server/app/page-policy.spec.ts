import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtClient } from '#server/testing/processes/built-client';
import { readConfig } from './config/config';
import { createApp } from './http/http';

const hosted = { TRANSLOADIT_KEY: 'key', TRANSLOADIT_SECRET: 'known to nobody' };

describe('content security policy of a page', () => {
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

  it('allows connections only to the portal when it encodes images itself', async () => {
    expect(await policyWith({})).toMatchObject({ 'default-src': "'self'", 'connect-src': "'self'" });
  });

  it('allows connections to the hosted service and its machines when images go there, without other changes', async () => {
    const { 'connect-src': connect, ...rest } = await policyWith(hosted);
    expect(connect).toBe("'self' https://api2.transloadit.com https://*.transloadit.com");
    const { 'connect-src': _own, ...before } = await policyWith({});
    expect(rest).toEqual(before);
  });

  it('is sent with Strict-Transport-Security by documents and errors, but not by static files', async () => {
    const secure = { PUBLIC_URL: 'https://portal.example' };
    for (const url of ['/silent-check-sso.html', '/nothing.js'])
      expect(await headersWith(secure, url)).toHaveProperty('strict-transport-security');
    expect(await headersWith(secure, '/assets/whole.js')).not.toHaveProperty('strict-transport-security');
  });

  it('allows connections to the host of another service', async () => {
    const environment = { ...hosted, TRANSLOADIT_SERVICE: 'https://api2.encoder.example' };
    expect((await policyWith(environment))['connect-src']).toBe(
      "'self' https://api2.encoder.example https://*.encoder.example",
    );
  });
});
