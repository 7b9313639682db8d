import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Uppy, type Body, type Meta } from '@uppy/core';
import { addTransloadit, transloaditOf } from './transloadit-plugin';

const status = {
  ok: 'ASSEMBLY_UPLOADING',
  assembly_id: 'a1',
  assembly_ssl_url: 'https://uploads.example/assemblies/a1',
  uploads: [],
  results: {},
};

const reply = (code: number, body: unknown = {}) =>
  ({ ok: code < 400, status: code, statusText: String(code), json: async () => body }) as Response;

const realFetch = globalThis.fetch;
let uppy: Uppy<Meta, Body>;
let answers: (() => Response)[];
let requests: number;

const ignore = () => undefined;
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  [answers, requests] = [[], 0];
  globalThis.fetch = (async () => {
    const answer = answers[Math.min(requests, answers.length - 1)]!;
    requests += 1;
    return answer();
  }) as typeof fetch;
  uppy = new Uppy<Meta, Body>({ logger: { debug: ignore, warn: ignore, error: ignore } });
  const sign = async () => ({ params: '{}', signature: 'sha384:0' });
  addTransloadit(uppy, { serviceUrl: 'https://uploads.example', sign });
});
afterEach(() => {
  uppy.destroy();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

describe('the Transloadit plugin', () => {
  it('sends no requests for two seconds after a rate limit error', async () => {
    answers = [() => reply(429), () => reply(200, status)];
    const { client } = transloaditOf(uppy);
    const options = { params: {}, fields: {}, signature: 's', expectedFiles: 1 };
    const created = client.createAssembly(options as never);
    await pass(0);
    const read = client.getAssemblyStatus(status.assembly_ssl_url);
    await pass(1_999);
    expect(requests).toBe(1);
    await pass(60_000);
    expect([await created, await read]).toMatchObject([{ assembly_id: 'a1' }, { assembly_id: 'a1' }]);
    expect(requests).toBe(3);
  });

  it('waits for two seconds after too many requests', async () => {
    answers = [() => reply(429), () => reply(200, status)];
    const options = { params: {}, fields: {}, signature: 's', expectedFiles: 1 };
    const created = transloaditOf(uppy).client.createAssembly(options as never);
    await pass(1_999);
    expect(requests).toBe(1);
    await pass(1);
    expect(requests).toBe(2);
    expect(await created).toMatchObject({ assembly_id: 'a1' });
  });
});
