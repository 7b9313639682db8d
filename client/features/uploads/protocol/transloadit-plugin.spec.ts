import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Uppy, type Body, type Meta } from '@uppy/core';
import { Assembly, type AssemblyResponse } from '@uppy/transloadit';
import { addTransloadit, transloaditOf } from './transloadit-plugin';

const status = {
  ok: 'ASSEMBLY_UPLOADING',
  assembly_id: 'a1',
  assembly_ssl_url: 'https://uploads.example/assemblies/a1',
  uploads: [],
  results: {},
} as unknown as AssemblyResponse;

const reply = (code: number, body: unknown = {}) =>
  ({ ok: code < 400, status: code, statusText: String(code), json: async () => body }) as Response;

const realFetch = globalThis.fetch;
let uppy: Uppy<Meta, Body>;
let answers: (() => Response)[];
let asked: number;

/** Gives the plugin an assembly as if an upload had begun. */
function begin(): Assembly {
  const assembly = new Assembly(status, {
    wrapPromiseFunction: (call: unknown) => call,
  } as unknown as ConstructorParameters<typeof Assembly>[1]);
  transloaditOf(uppy).assembly = assembly;
  return assembly;
}

const ignore = () => undefined;
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  [answers, asked] = [[], 0];
  globalThis.fetch = (async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
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

describe('uploading by the Transloadit protocol', () => {
  it('sends 20 requests at a time, and tries again after 7, 10, 15 and 20 seconds', () => {
    expect(transloaditOf(uppy).opts).toMatchObject({
      service: 'https://uploads.example',
      limit: 20,
      retryDelays: [7_000, 10_000, 15_000, 20_000],
      waitForEncoding: true,
      errorReporting: false,
    });
  });

  it('pauses for two seconds after too many requests', async () => {
    answers = [() => reply(429), () => reply(200, status)];
    const options = { params: {}, fields: {}, signature: 's', expectedFiles: 1 };
    const created = transloaditOf(uppy).client.createAssembly(options as never);
    await pass(1_999);
    expect(asked).toBe(1);
    await pass(1);
    expect(asked).toBe(2);
    expect(await created).toMatchObject({ assembly_id: 'a1' });
  });

  it('asks every two seconds how it stands, and hears of its end', async () => {
    answers = [() => reply(200, status), () => reply(200, { ...status, ok: 'ASSEMBLY_COMPLETED' })];
    const finished = jest.fn();
    begin().on('finished', finished);
    await pass(1_999);
    expect(asked).toBe(0);
    await pass(1);
    expect([asked, finished.mock.calls.length]).toEqual([1, 0]);
    await pass(2_000);
    expect([asked, finished.mock.calls.length]).toEqual([2, 1]);
  });

  it('bears that it is not answered, by the network and by the service', async () => {
    const failure = () => {
      throw new TypeError('Failed to fetch');
    };
    answers = [failure, () => reply(503), () => reply(429), () => reply(200, status)];
    const assembly = begin();
    const failed = jest.fn();
    assembly.on('error', failed);
    await assembly.update();
    await pass(6_000);
    expect([asked, failed.mock.calls.length, assembly.closed]).toEqual([4, 0, false]);
  });

  it('tells the portal what failed, once', async () => {
    answers = [() => reply(200)];
    uppy.addFile({ name: 'a.jpg', type: 'image/jpeg', data: new Blob(['a']) });
    uppy.emit('upload-error', uppy.getFiles()[0], new Error('tus: unexpected response'));
    await pass(0);
    expect(asked).toBe(1);
  });

  it('gives up an assembly that is gone', async () => {
    answers = [() => reply(404)];
    const assembly = begin();
    const failed = jest.fn();
    assembly.on('error', failed);
    await pass(2_000);
    expect([failed.mock.calls.length, assembly.closed]).toEqual([1, true]);
  });

  it('takes what it knows where the last status cannot be read for long', async () => {
    answers = [() => reply(503)];
    begin();
    const last = transloaditOf(uppy).client.getAssemblyStatus(status.assembly_ssl_url!);
    await pass(60_000);
    expect(await last).toBe(status);
  });
});
