import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Uppy, type Body, type Meta } from '@uppy/core';
import { RestError } from '#client/platform/requests/error-code';
import { type ClaimAssembly, takeOver } from './claim-assembly';
import { finishedAssembly, type FinishedAssembly, uploadOutcomes } from './upload-result';

type Taken = Awaited<ReturnType<ClaimAssembly>>;

const address = 'https://api2-jane.example/resumable/files/';
const upload = (id: string) => ({ id, tus_upload_url: address + id });
const asset = (id: string) => ({
  id,
  smUrl: `/images/${id}s`,
  lgUrl: `/images/${id}l`,
  originalUrl: `/images/${id}o`,
  width: 40,
  height: 30,
  isMap: false,
});
const hosted = {
  ok: 'ASSEMBLY_COMPLETED',
  assembly_id: 'a'.repeat(32),
  uploads: [upload('u1'), upload('u2')],
  results: { small: [{ id: 'r1', original_id: 'u1', ssl_url: 'https://tmp.example/1.jpg' }] },
};
const finished: Taken = {
  id: hosted.assembly_id,
  finished: true,
  files: [
    { uploadUrl: `${address}u2`, reason: 'IMAGE_BROKEN', asset: null },
    { uploadUrl: `${address}u1`, reason: null, asset: asset('a1') },
  ],
};
const unfinished: Taken = { ...finished, finished: false, files: [] };

describe('an upload by a hosted service', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Runs an upload that ends with a status of the service, and gives the portal's responses one by one. */
  function uploading(status: object, answers: (Taken | Error)[]) {
    const requests: string[] = [];
    const take: ClaimAssembly = async (id) => {
      requests.push(id);
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const ignore = () => undefined;
    const locale = { strings: { encoding: 'Encoding...' }, pluralize: () => 0 };
    const uppy = new Uppy<Meta, Body>({ locale, logger: { debug: ignore, warn: ignore, error: ignore } });
    uppy.addPostProcessor(async (_files, id) => uppy.addResultData(id, { transloadit: [status] }));
    takeOver(uppy, take);
    uppy.addFile({ name: 'a.jpg', type: 'image/jpeg', data: new Blob(['a']) });
    const last = uppy.upload().then((result) => finishedAssembly(result));
    return { requests, uppy, last };
  }
  const outcomes = async (last: Promise<FinishedAssembly | undefined>) => uploadOutcomes((await last)!);

  it('is finished once the portal has imported it, with an image for each file', async () => {
    const { requests, last } = uploading(hosted, [unfinished, unfinished, finished]);
    await jest.advanceTimersByTimeAsync(4000);
    const { id, ...image } = asset('a1');
    expect(await outcomes(last)).toEqual([
      {
        uploadUrl: `${address}u1`,
        image: { ...image, assetId: id, preview: null, by: null },
        reason: undefined,
      },
      { uploadUrl: `${address}u2`, image: null, reason: 'IMAGE_BROKEN' },
    ]);
    expect(requests).toEqual(Array(3).fill(hosted.assembly_id));
  });

  it('shows that it is encoding, and isn’t complete until then', async () => {
    const { uppy, last } = uploading(hosted, [unfinished, finished]);
    await jest.advanceTimersByTimeAsync(1000);
    const { complete, postprocess } = uppy.getFiles()[0]!.progress;
    expect([complete, postprocess?.message]).toEqual([undefined, 'Encoding...']);
    await jest.advanceTimersByTimeAsync(1000);
    await last;
    expect(uppy.getFiles()[0]!.progress).toMatchObject({ complete: true });
  });

  it.each(['UPLOAD_NOT_FINISHED', 'UNAVAILABLE', 'RATE_LIMITED'])(
    'is requested again after %s',
    async (code) => {
      const { requests, last } = uploading(hosted, [new RestError(code, ''), finished]);
      await jest.advanceTimersByTimeAsync(2000);
      expect((await outcomes(last))[0]!.image?.assetId).toBe('a1');
      expect(requests).toHaveLength(2);
    },
  );

  it('fails with all its files if the portal rejects it', async () => {
    const { requests, last } = uploading(hosted, [new RestError('NOT_FOUND', '')]);
    expect((await outcomes(last)).map(({ image }) => image)).toEqual([null, null]);
    expect(requests).toHaveLength(1);
  });

  it('stops when it is canceled', async () => {
    const { requests, uppy, last } = uploading(hosted, [unfinished, unfinished, unfinished]);
    await jest.advanceTimersByTimeAsync(1000);
    uppy.cancelAll();
    await jest.advanceTimersByTimeAsync(2000);
    expect(await last).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  it('isn’t imported if the portal encoded it, or if it wasn’t completed', async () => {
    const own = { ...hosted, results: { small: [{ id: 'r1', original_id: 'u1', assetId: 'a1' }] } };
    const canceled = { ...hosted, ok: 'ASSEMBLY_CANCELED' };
    for (const status of [own, canceled]) {
      const { requests, last } = uploading(status, []);
      expect(await last).toBe(status);
      expect(requests).toEqual([]);
    }
  });
});
