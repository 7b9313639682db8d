import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Uppy, type Body, type Meta } from '@uppy/core';
import { Assembly, type AssemblyResponse } from '@uppy/transloadit';
import { addTransloadit, transloaditOf } from './transloadit-plugin';
import { confirmRestored, fixFileList, retryUpload } from './traps';

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
let requests: number;

/** Gives the plugin an assembly as if an upload had started. */
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

describe('an upload with Uppy', () => {
  it('shows that it is preparing before it is signed', async () => {
    const signing = Promise.withResolvers<never>();
    const other = new Uppy<Meta, Body>({ logger: { debug: ignore, warn: ignore, error: ignore } });
    addTransloadit(other, { serviceUrl: 'https://uploads.example', sign: () => signing.promise });
    other.addFile({ name: 'a.jpg', type: 'image/jpeg', data: new Blob(['a']) });
    void other.upload().catch(ignore);
    await pass(0);
    expect(other.getFiles()[0]!.progress.preprocess).toEqual({
      mode: 'indeterminate',
      message: 'Preparing upload...',
    });
    other.destroy();
  });

  it('polls its status every two seconds, and ends when the status does', async () => {
    answers = [() => reply(200, status), () => reply(200, { ...status, ok: 'ASSEMBLY_COMPLETED' })];
    const finished = jest.fn();
    begin().on('finished', finished);
    await pass(1_999);
    expect(requests).toBe(0);
    await pass(1);
    expect([requests, finished.mock.calls.length]).toEqual([1, 0]);
    await pass(2_000);
    expect([requests, finished.mock.calls.length]).toEqual([2, 1]);
  });

  it('continues polling after network and service errors', async () => {
    const failure = () => {
      throw new TypeError('Failed to fetch');
    };
    answers = [failure, () => reply(503), () => reply(429), () => reply(200, status)];
    const assembly = begin();
    const failed = jest.fn();
    assembly.on('error', failed);
    await pass(8_000);
    expect([requests, failed.mock.calls.length, assembly.closed]).toEqual([4, 0, false]);
  });

  it('fails if the assembly no longer exists', async () => {
    answers = [() => reply(404)];
    const assembly = begin();
    const failed = jest.fn();
    assembly.on('error', failed);
    await pass(2_000);
    expect([failed.mock.calls.length, assembly.closed]).toEqual([1, true]);
  });

  it('uses the last known status if the final one can’t be read for long', async () => {
    answers = [() => reply(503)];
    begin();
    const last = transloaditOf(uppy).client.getAssemblyStatus(status.assembly_ssl_url!);
    await pass(60_000);
    expect(await last).toBe(status);
  });

  it('starts from the beginning when a failed file is retried', () => {
    answers = [() => reply(200)];
    const id = uppy.addFile({ name: 'a.jpg', type: 'image/jpeg', data: new Blob(['a']) });
    const uploadURL = 'https://uploads.example/resumable/files/1';
    const progress = { ...uppy.getFile(id).progress, uploadComplete: true, percentage: 100 } as never;
    uppy.setFileState(id, { error: 'No.', uploadURL, tus: { uploadUrl: uploadURL }, progress });
    uppy.setState({ error: 'No.', allowNewUpload: false });
    const begun = jest.fn();
    uppy.on('upload', begun);
    retryUpload(uppy);
    expect(begun).toHaveBeenCalledTimes(1);
    const { error, uploadURL: address, tus, progress: anew } = uppy.getFile(id);
    expect({ error, address, tus, done: [anew.uploadComplete, anew.percentage] }).toEqual({
      error: null,
      address: undefined,
      tus: undefined,
      done: [false, 0],
    });
  });

  it('resumes after a reload without a button', () => {
    const confirmed = jest.fn();
    uppy.on('restore-confirmed', confirmed);
    confirmRestored(uppy);
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it('makes each new file list focusable', async () => {
    const area = document.createElement('div');
    const end = fixFileList(area);
    for (const time of [1, 2]) {
      area.innerHTML = `<div class="uppy-Dashboard-files" data-time="${time}"></div>`;
      await pass(0);
      const list = area.querySelector('.uppy-Dashboard-files')!;
      expect([list.getAttribute('tabindex'), list.getAttribute('role')]).toEqual(['0', 'list']);
    }
    end();
  });
});
