import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Transloadit } from 'transloadit';
import { isSignatureOf, uploadKey } from '../signing/assembly-signer';
import { uploadRight } from '../signing/signed-params';
import { openUploadService } from '../signing/upload-service';
import { type HostedPortal, startHostedPortal } from '#server/testing/transloadit/hosted-portal';
import { hostedRight } from './hosted-fields';

const query = `mutation ($purpose: UploadPurpose!) {
  signUpload(input: { purpose: $purpose }) { signature { params signature serviceUrl expectedFiles maxBytes types } }
}`;

interface Signed {
  params: string;
  signature: string;
  serviceUrl: string;
}

type Params = Record<'auth' | 'fields' | 'steps', Record<string, unknown>> & { notify_url?: string };

describe('signing an upload for the hosted service', () => {
  let portal: HostedPortal;
  beforeAll(async () => {
    portal = await startHostedPortal();
  });
  afterAll(() => portal.close());

  const sign = async (purpose: string, as?: string): Promise<Signed> =>
    (await portal.call<{ signUpload: { signature: Signed } }>(query, { purpose }, as)).signUpload.signature;
  const paramsOf = ({ params }: Signed): Params => JSON.parse(params) as Params;

  it('includes its key, address, expiry, size and a nonce', async () => {
    const [first, second] = [await sign('avatar'), await sign('avatar')];
    const { authKey, secret } = portal.replay.hosted;
    expect(first.serviceUrl).toBe(portal.replay.service);
    expect(isSignatureOf(first.signature, first.params, secret)).toBe(true);
    const { auth } = paramsOf(first);
    expect(auth).toMatchObject({ key: authKey, max_size: 10_000_000 });
    expect(auth['expires']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const lasts = Date.parse(String(auth['expires'])) - Date.now();
    expect(lasts).toBeGreaterThan(59 * 60_000);
    expect(lasts).toBeLessThanOrEqual(60 * 60_000);
    expect(auth['nonce']).toMatch(/^[0-9a-f]{32}$/);
    expect(paramsOf(second).auth['nonce']).not.toBe(auth['nonce']);
  });

  it('includes owner and purpose under a signature that the service can’t create', async () => {
    const { fields } = paramsOf(await sign('module', portal.asAdmin));
    const { authKey } = await uploadKey();
    expect(fields).toMatchObject({ purpose: 'module', owner: portal.admin.id, installation: authKey });
    expect(await hostedRight(fields)).toMatchObject({ purpose: 'module', ownerId: portal.admin.id });
    for (const change of [
      { purpose: 'question' },
      { owner: portal.learner.id },
      { installation: '0'.repeat(32) },
      { signed: new Date(Date.now() + 1000).toISOString() },
      { seal: 'f'.repeat(96) },
      { seal: '' },
      { purpose: 'file' },
    ]) {
      expect(await hostedRight({ ...fields, ...change })).toBeNull();
    }
  });

  it('requests variants that are upright, stripped and never enlarged, with valid parameters', async () => {
    const { steps } = paramsOf(await sign('avatar'));
    const sdk = new Transloadit({ authKey: 'key', authSecret: 'secret' });
    const { success, issues } = await sdk.lintAssemblyInstructions({
      assemblyInstructions: JSON.stringify({ steps }),
    });
    expect({ success, faults: issues.filter(({ type }) => type === 'error') }).toEqual({
      success: true,
      faults: [],
    });
    const sides = { small: 480, large: 1600, thumbnail: 300 };
    for (const [name, side] of Object.entries(sides)) {
      expect(steps[name]).toMatchObject({ robot: '/image/resize', width: side, height: side });
    }
    for (const name of ['small', 'large', 'original', 'thumbnail']) {
      expect(steps[name]).toMatchObject({
        use: 'image',
        rotation: true,
        strip: true,
        zoom: false,
        result: true,
      });
    }
    expect(steps['thumbnail']).toMatchObject({ format: 'jpg', resize_strategy: 'fillcrop' });
    expect(steps['image']).toMatchObject({ robot: '/file/filter', use: ':original' });
  });

  it('includes a notification address when the portal is reachable over HTTPS', async () => {
    expect(paramsOf(await sign('avatar')).notify_url).toBeUndefined();
    openUploadService({ url: 'https://portal.example' });
    expect(paramsOf(await sign('avatar')).notify_url).toBe(
      'https://portal.example/api/uploads/notifications',
    );
    openUploadService({ url: 'http://127.0.0.1' });
  });

  it('uses the portal’s own service for files that are not encoded', async () => {
    const signed = await sign('file', portal.asAdmin);
    expect(signed.serviceUrl).toBe('http://127.0.0.1');
    expect(await uploadRight(signed.params, signed.signature)).toMatchObject({ purpose: 'file' });
  });

  it('rejects people without the permission to upload', async () => {
    await expect(sign('module')).rejects.toThrow('FORBIDDEN');
  });

  it('never includes the secret', async () => {
    const answers = JSON.stringify([await sign('avatar'), await sign('content', portal.asAdmin)]);
    expect(answers).not.toContain(portal.replay.hosted.secret);
    expect(answers).not.toContain((await uploadKey()).secret);
  });
});
