import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { isSignatureOf, signatureOf, uploadKey } from './assembly-signer';
import { uploadRight } from './signed-params';

const query = `mutation ($purpose: UploadPurpose!) {
  signUpload(input: { purpose: $purpose }) { signature { params signature serviceUrl expectedFiles maxBytes types } }
}`;

interface Signed {
  params: string;
  signature: string;
  serviceUrl: string;
  expectedFiles: number;
  maxBytes: number;
  types: string[];
}

describe('signUpload', () => {
  let api: Api;
  let learner: SpecPerson;
  let admin: SpecPerson;
  let call: Call;
  let asAdmin: string;

  beforeAll(async () => {
    api = await startApi();
    [learner, admin] = [await makePerson(), await makePerson({ role: 'admin' })];
    call = callsAs(api, await api.tokenOf(learner));
    asAdmin = await api.tokenOf(admin);
  });
  afterAll(() => api.close());

  const sign = async (purpose: string, as?: string): Promise<Signed> =>
    (await call<{ signUpload: { signature: Signed } }>(query, { purpose }, as)).signUpload.signature;

  it('includes owner, size, steps and expiry in the signed text', async () => {
    const { params, signature, ...rest } = await sign('avatar');
    const { secret, authKey } = await uploadKey();
    expect(isSignatureOf(signature, params, secret)).toBe(true);
    const { auth, fields, steps } = JSON.parse(params) as Record<string, Record<string, unknown>>;
    expect(auth).toMatchObject({ key: authKey, max_size: 10_000_000 });
    const lasts = Date.parse(String(auth!['expires'])) - Date.now();
    expect(lasts).toBeGreaterThan(59 * 60_000);
    expect(lasts).toBeLessThanOrEqual(60 * 60_000);
    expect(fields).toEqual({ purpose: 'avatar', owner: learner.id });
    expect(Object.keys(steps!)).toEqual([':original', 'small', 'large', 'original', 'thumbnail']);
    expect(rest).toEqual({
      serviceUrl: 'http://127.0.0.1',
      expectedFiles: 1,
      maxBytes: 10_000_000,
      types: ['image/jpeg', 'image/png', 'image/webp'],
    });
  });

  it.each([
    ['module', 20, 20_000_000],
    ['question', 1, 20_000_000],
    ['content', 20, 20_000_000],
    ['file', 1, 2_000_000_000],
  ])(
    'allows a %s of %i files of %i bytes each to administrators only',
    async (purpose, expectedFiles, maxBytes) => {
      expect(await sign(purpose, asAdmin)).toMatchObject({ expectedFiles, maxBytes });
      await expect(sign(purpose)).rejects.toThrow('FORBIDDEN');
    },
  );

  it('is available to people only', async () => {
    const token = await api.clientToken(await makeClient('writer'));
    await expect(sign('avatar', token)).rejects.toThrow('FORBIDDEN');
  });

  it('returns a different text and signature for each call', async () => {
    const [first, second] = [await sign('avatar'), await sign('avatar')];
    expect(first.params).not.toBe(second.params);
    await expect(uploadRight(second.params, first.signature)).rejects.toMatchObject({
      code: 'INVALID_SIGNATURE',
    });
  });

  it('never allows a larger size than the purpose has', async () => {
    const { params } = await sign('avatar');
    const widened = params.replace('"max_size":10000000', '"max_size":900000000');
    const { secret } = await uploadKey();
    expect((await uploadRight(widened, signatureOf(widened, secret))).maxBytes).toBe(10_000_000);
  });

  it('uses one secret on all servers, also when they start concurrently', async () => {
    await pool().query('delete from upload_key');
    const keys = await Promise.all([uploadKey(), uploadKey(), uploadKey()]);
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(1);
    expect(keys[0]!.secret).toMatch(/^[0-9a-f]{64}$/);
  });
});
