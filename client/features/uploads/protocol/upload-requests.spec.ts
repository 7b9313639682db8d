import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Uppy, type Body, type Meta } from '@uppy/core';
import { openUploadService, serviceUrl, type UploadRequest } from '#client/testing/upload-service';

// Jest doesn't read the `browser` field of packages, so the spec imports the browser build.
const browserBuild: string = 'tus-js-client/lib.es5/browser/index.js';
jest.unstable_mockModule('tus-js-client', () => import(browserBuild));
const { addTransloadit } = await import('./transloadit-plugin');

const ignore = () => undefined;
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

let service: ReturnType<typeof openUploadService>;
let uppy: Uppy<Meta, Body>;
let failures: string[];

beforeEach(() => {
  jest.useFakeTimers();
  service = openUploadService();
  failures = [];
  uppy = new Uppy<Meta, Body>({ logger: { debug: ignore, warn: ignore, error: ignore } });
  const sign = async () => ({ params: '{"auth":{"key":"k"}}', signature: 'sha384:0' });
  addTransloadit(uppy, { serviceUrl, sign });
  uppy.on('upload-error', (_file, error) => failures.push(error.message));
});
afterEach(() => {
  uppy.destroy();
  service.close();
  jest.useRealTimers();
});

/** Starts the upload of `files` files of one byte each. */
async function upload(files: number): Promise<void> {
  for (let index = 0; index < files; index++) {
    uppy.addFile({ name: `${index}.jpg`, type: 'image/jpeg', data: new Blob(['x']) });
  }
  void uppy.upload().catch(ignore);
  await pass(0);
}

/** Returns the milliseconds between consecutive requests. */
const gaps = () =>
  service.requests.slice(1).map(({ sentAt }, index) => sentAt - service.requests[index]!.sentAt);

/** Answers each request at once, until no request has come for a minute. */
async function answerEach(answer: (request: UploadRequest) => void): Promise<void> {
  for (let quiet = 0; quiet < 60; quiet++) {
    for (const request of service.pending) {
      answer(request);
      quiet = 0;
    }
    await pass(1000);
  }
}

const delays = [7_000, 10_000, 15_000, 20_000];

describe('the requests of an upload', () => {
  it('are limited to 20 at a time, and the next file starts when one is finished', async () => {
    await upload(25);
    expect(service.pending.size).toBe(20);
    let max = 0;
    const names = new Set<string>();
    while (service.pending.size > 0) {
      max = Math.max(max, service.pending.size);
      const [request] = service.pending;
      if (request!.method === 'PATCH') names.add(request!.url);
      request!.accept();
      await pass(0);
    }
    expect({ max, arrived: names.size, failures }).toEqual({ max: 20, arrived: 25, failures: [] });
  });

  it('are retried after 7, 10, 15 and 20 seconds if the service fails, and then fail', async () => {
    await upload(1);
    await answerEach((request) => request.answer(500));
    expect({ gaps: gaps(), failures: failures.length }).toEqual({ gaps: delays, failures: 1 });
  });

  it('are retried after the same delays if the connection fails', async () => {
    await upload(1);
    await answerEach((request) => request.break());
    expect({ gaps: gaps(), failures: failures.length }).toEqual({ gaps: delays, failures: 1 });
  });

  it('are reported to the portal once after the last failure, with the error and the address', async () => {
    await upload(1);
    await answerEach((request) => request.answer(500));
    const reports = service.calls.filter(({ url }) => url === '/client_error');
    expect(reports).toEqual([{ url: '/client_error', method: 'POST', body: expect.any(String) }]);
    expect(JSON.parse(String(reports[0]!.body))).toEqual({
      error: expect.stringMatching(/^tus: unexpected response while creating upload.*response code: 500/),
      endpoint: `${serviceUrl}/resumable/files/`,
    });
  });

  it('are retried until one succeeds', async () => {
    await upload(1);
    await answerEach((request) => (service.requests.length < 4 ? request.answer(503) : request.accept()));
    expect(gaps().slice(0, 3)).toEqual(delays.slice(0, 3));
    expect({ methods: service.requests.map(({ method }) => method), failures }).toEqual({
      methods: ['POST', 'POST', 'POST', 'POST', 'PATCH'],
      failures: [],
    });
  });
});
