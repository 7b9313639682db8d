import { createHmac, createPublicKey } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { replaceClock } from '#server/platform/clock';
import { trustIssuer, verifyAccessToken, verifyIdToken, type TrustedIssuer } from './tokens';

const issuer = 'https://portal.example/realms/treadway';
let trusted: TrustedIssuer;
let privateKey: CryptoKey;
let publicPem: string;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  privateKey = pair.privateKey;
  publicPem = createPublicKey({ key: jwk as never, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
  trusted = {
    issuer,
    audience: 'treadway-api',
    browserClient: 'treadway-portal',
    accessTokenType: 'at+jwt',
    jwks: { keys: [jwk] },
  };
  trustIssuer(trusted);
});

const claims = {
  iss: issuer,
  aud: 'treadway-api',
  sub: 'ada',
  azp: 'treadway-portal',
  sid: 's1',
  email: 'a@b.c',
};

interface Forgery {
  payload?: JWTPayload;
  header?: Record<string, string>;
  key?: CryptoKey;
  /** Seconds until the token expires. */
  lives?: number;
}

function sign({ payload = {}, header = {}, key = privateKey, lives = 300 }: Forgery = {}): Promise<string> {
  const at = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...claims, iat: at - 10, exp: at + lives, ...payload })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'at+jwt', ...header })
    .sign(key);
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const rejected = { code: 'TOKEN_INVALID' };

describe('access token', () => {
  it.each(['Bearer ', 'bearer ', ''])('is accepted after "%s"', async (prefix) => {
    expect(await verifyAccessToken(`${prefix}${await sign()}`)).toMatchObject({
      issuer,
      subject: 'ada',
      clientId: 'treadway-portal',
      signInProvider: 'password',
      email: 'a@b.c',
      emailVerified: false,
      name: null,
      sessionId: 's1',
    });
  });

  it('is null without a header', async () => {
    expect(await verifyAccessToken(undefined)).toBeNull();
  });

  const forgeries: Record<string, () => Promise<string> | string> = {
    'from another issuer': () => sign({ payload: { iss: 'https://evil.example' } }),
    'for another audience': () => sign({ payload: { aud: 'another-api' } }),
    'of another type': () => sign({ header: { typ: 'JWT' } }),
    'that is a refresh token of Keycloak': () => sign({ payload: { typ: 'Refresh' } }),
    'that is an identity token': () => sign({ payload: { aud: 'treadway-portal' }, header: { typ: 'JWT' } }),
    'that has expired': () => sign({ lives: -1 }),
    'without an expiry': () => sign({ payload: { exp: undefined } }),
    'without a subject': () => sign({ payload: { sub: undefined } }),
    'without a client': () => sign({ payload: { azp: undefined } }),
    'signed by another key of the same name': async () =>
      sign({ key: (await generateKeyPair('RS256')).privateKey }),
    'with an unknown key': () => sign({ header: { kid: 'two' } }),
    'without a signature': async () => {
      const payload = decodeJwt(await sign());
      return `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(payload)}.`;
    },
    'signed with the public key as a secret': async () => {
      const payload = decodeJwt(await sign());
      const signed = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: 'one' })}.${encode(payload)}`;
      return `${signed}.${createHmac('sha256', publicPem).update(signed).digest('base64url')}`;
    },
    'with changed claims': async () => {
      const [header, , signature] = (await sign()).split('.');
      return `${header}.${encode({ ...decodeJwt(await sign()), sub: 'eve' })}.${signature}`;
    },
    'that is not a token': () => 'abc',
    'that is empty': () => 'Bearer ',
  };

  it.each(Object.keys(forgeries))('is rejected: %s', async (name) => {
    await expect(verifyAccessToken(await forgeries[name]!())).rejects.toMatchObject(rejected);
  });

  it('is rejected once it expires, even when it was accepted before', async () => {
    const token = await sign();
    await verifyAccessToken(token);
    const restore = replaceClock(() => new Date(Date.now() + 301_000));
    await expect(verifyAccessToken(token)).rejects.toMatchObject(rejected);
    restore();
  });

  it('is rejected once its key is withdrawn, even when it was accepted before', async () => {
    const token = await sign();
    await verifyAccessToken(token);
    const other = await exportJWK((await generateKeyPair('RS256', { extractable: true })).publicKey);
    trustIssuer({ ...trusted, jwks: { keys: [{ ...other, kid: 'two', alg: 'RS256' }] } });
    await expect(verifyAccessToken(token)).rejects.toMatchObject(rejected);
    trustIssuer(trusted);
    expect(await verifyAccessToken(token)).not.toBeNull();
  });

  it('is accepted with a new key once the keys are reloaded', async () => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    const next = { ...(await exportJWK(pair.publicKey)), kid: 'three', alg: 'RS256', use: 'sig' };
    let requests = 0;
    const renewKeys = async (): Promise<void> => {
      requests += 1;
      trustIssuer({ ...trusted, renewKeys, jwks: { keys: [...trusted.jwks.keys, next] } });
    };
    trustIssuer({ ...trusted, renewKeys });
    const token = await sign({ key: pair.privateKey, header: { kid: 'three' } });
    expect(await verifyAccessToken(token)).toMatchObject({ subject: 'ada' });
    const stranger = await sign({ key: pair.privateKey, header: { kid: 'four' } });
    await expect(verifyAccessToken(stranger)).rejects.toMatchObject(rejected);
    expect(requests).toBe(2);
    trustIssuer(trusted);
  });

  it.each([180_000, -180_000])('is verified by the clock of a provider that is %i ms ahead', async (off) => {
    trustIssuer({ ...trusted, clockAhead: () => ({ ofServer: off, ofDatabase: off }) });
    const restore = replaceClock(() => new Date(Date.now() - off));
    const token = await sign({ payload: { jti: String(off) } });
    const { begunBy } = (await verifyAccessToken(token))!;
    expect(begunBy.getTime()).toBe(decodeJwt(token).iat! * 1000 - off);
    await expect(verifyAccessToken(await sign({ lives: -1 }))).rejects.toMatchObject(rejected);
    restore();
    trustIssuer(trusted);
  });

  it.each([
    ['the time of the sign-in plus the clock tolerance', 60, 54_000],
    ['its time of issue when that is earlier', 12, 10_000],
  ])('has the latest session start from %s', async (_what, ago, expected) => {
    const at = Math.floor(Date.now() / 1000);
    const token = await sign({ payload: { iat: at - 10, auth_time: at - ago } });
    expect((await verifyAccessToken(token))!.begunBy.getTime()).toBe(at * 1000 - expected);
  });

  it('is verified once and cached', async () => {
    const token = await sign();
    expect(await verifyAccessToken(token)).toBe(await verifyAccessToken(`Bearer ${token}`));
  });
});

describe('identity token at sign-out', () => {
  const identity = (forgery: Forgery = {}): Promise<string> =>
    sign({
      ...forgery,
      payload: { aud: 'treadway-portal', azp: undefined, ...forgery.payload },
      header: { typ: 'JWT', ...forgery.header },
    });

  it('identifies the session, even when it has expired', async () => {
    const expired = await identity({ lives: -5 });
    expect(await verifyIdToken(`Bearer ${expired}`)).toMatchObject({ subject: 'ada', sessionId: 's1' });
  });

  const forgeries: Record<string, () => Promise<string> | string> = {
    'from another issuer': () => identity({ payload: { iss: 'https://evil.example' } }),
    'for another client': () => identity({ payload: { aud: 'another' } }),
    'signed by another key': async () =>
      identity({ key: (await generateKeyPair('RS256')).privateKey, lives: -5 }),
    'that is an access token with a browser audience': () => identity({ header: { typ: 'at+jwt' } }),
    'that is not a token': () => 'abc',
  };

  it.each(Object.keys(forgeries))('is rejected: %s', async (name) => {
    await expect(verifyIdToken(await forgeries[name]!())).rejects.toMatchObject(rejected);
  });
});
