import {
  createLocalJWKSet,
  decodeJwt,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyOptions,
  type JWTVerifyResult,
} from 'jose';
import { LRUCache } from 'lru-cache';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { isLanguage, type Language } from '#server/platform/language/i18n';
import { createModuleState } from '#server/platform/module-state';
import { plainText } from '#server/platform/text/plain-text';
import type { TokenSubject } from '#server/platform/access/token-subject';

/** Milliseconds by which clocks may differ. Providers report whole seconds. */
export const clockSkewTolerance = 5_000;

/** Milliseconds by which a provider's clock is ahead. */
export interface ClockAhead {
  /** Compared with this server's clock, which decides whether a token has expired. */
  ofServer: number;
  /** Compared with the database's clock, which decides whether a token is older than the end of its session. */
  ofDatabase: number;
}

/** The provider whose tokens are accepted. */
export interface TrustedIssuer {
  issuer: string;
  /** The audience of access tokens. */
  audience: string;
  /** The client of browsers, which is the audience of identity tokens. */
  browserClient: string;
  /** The header `typ` of access tokens. */
  accessTokenType: 'at+jwt' | 'JWT';
  jwks: JSONWebKeySet;
  /**
   * Single sign-on providers of the issuer whose verified e-mail addresses are trusted when a sign-in joins a profile.
   */
  signInProviders?: readonly string[];
  /** The name under which profiles and API clients are linked to it, by default the issuer. */
  linkedAs?: string;
  /** Returns how far its clock is ahead. By default, not at all. */
  clockAhead?: () => ClockAhead;
  /** Reads its keys again, for example after a rotation. Absent if they don't change. */
  renewKeys?: () => Promise<void>;
}

/** The subject of a verified token, with the language of the sign-in. */
export interface VerifiedSubject extends TokenSubject {
  lang: Language | null;
}

interface Verified {
  subject: VerifiedSubject;
  keyId: string;
  expiresAt: number;
}

type TrustedKeys = TrustedIssuer & { key: ReturnType<typeof createLocalJWKSet>; keyIds: Set<string> };

const trusted = createModuleState<TrustedKeys | null>(() => null);
const verified = createModuleState(() => new LRUCache<string, Verified>({ max: 5000 }));

/** Sets the provider whose tokens are accepted; also called when its keys change. */
export function trustIssuer(issuer: TrustedIssuer): void {
  const keyIds = new Set(issuer.jwks.keys.map((key) => key.kid ?? ''));
  trusted.value = { ...issuer, key: createLocalJWKSet(issuer.jwks), keyIds };
}

function trustedIssuer(): TrustedKeys {
  if (!trusted.value) throw new Error('No identity provider is configured.');
  return trusted.value;
}

const linkOf = ({ issuer, linkedAs }: TrustedIssuer): string => linkedAs ?? issuer;

/** Returns the name under which profiles are linked to the configured issuer. */
export const configuredIssuer = (): string => linkOf(trustedIssuer());

/** Returns the token endpoint of API clients. The embedded provider has the same path as Keycloak. */
export const tokenAddress = (): string => `${trustedIssuer().issuer}/protocol/openid-connect/token`;

/** Returns the clients with which people sign in. They can't be API clients. */
export const portalClients = (): readonly string[] => [trustedIssuer().browserClient];

export const trustedSignInProviders = (): readonly string[] => trustedIssuer().signInProviders ?? [];

const ahead = (): ClockAhead => trustedIssuer().clockAhead?.() ?? { ofServer: 0, ofDatabase: 0 };

/** Returns the provider's current time. */
export const providersTime = (): Date => new Date(now().getTime() + ahead().ofServer);

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the normalized name; null if nothing visible is left. */
const nameIn = ({ name }: JWTPayload): string | null =>
  text(plainText((text(name) ?? '').toWellFormed()).trim());

/**
 * Returns the latest possible start of a token's session: before it was issued, and within the second in `auth_time`,
 * allowing for clock skew. A provider can restore an ended session, whose tokens are new although its sign-in isn't.
 */
function begunBy({ iat = 0, auth_time: signedInAt }: JWTPayload): Date {
  const signedInBy = typeof signedInAt === 'number' ? signedInAt + 1 + clockSkewTolerance / 1000 : iat;
  return new Date(Math.min(iat, signedInBy) * 1000 - ahead().ofDatabase);
}

function subjectOf(payload: JWTPayload): VerifiedSubject {
  const clientId = text(payload['azp']) ?? text(payload['client_id']);
  if (!payload.sub || !payload.iss || !payload.iat || !clientId) throw new AppError('TOKEN_INVALID');
  const lang = payload['lang'] ?? payload['locale'];
  return {
    issuer: linkOf(trustedIssuer()),
    subject: payload.sub,
    clientId,
    signInProvider: text(payload['sign_in_provider']) ?? 'password',
    email: text(payload['email']),
    emailVerified: payload['email_verified'] === true,
    name: nameIn(payload),
    begunBy: begunBy(payload),
    sessionId: text(payload['sid']),
    lang: isLanguage(lang) ? lang : null,
  };
}

/** Every error of jose becomes TOKEN_INVALID. Other errors are our own. */
function rejection(error: unknown): unknown {
  return error instanceof errors.JOSEError || error instanceof TypeError
    ? new AppError('TOKEN_INVALID')
    : error;
}

/** Verifies with the provider's keys, which are read again if the token names an unknown one. */
async function signed(token: string, options: JWTVerifyOptions): Promise<JWTVerifyResult> {
  const { issuer, key, renewKeys } = trustedIssuer();
  const all = { issuer, algorithms: ['RS256'], requiredClaims: ['exp', 'iat', 'sub'], ...options };
  try {
    return await jwtVerify(token, key, all);
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey) || !renewKeys) throw error;
    await renewKeys();
    return jwtVerify(token, trustedIssuer().key, all);
  }
}

async function verify(token: string): Promise<Verified> {
  const { audience, accessTokenType } = trustedIssuer();
  try {
    const { payload, protectedHeader } = await signed(token, {
      audience,
      typ: accessTokenType,
      currentDate: providersTime(),
    });
    // All of Keycloak's tokens have the header typ JWT. Their kind is in the payload.
    if (payload['typ'] !== undefined && payload['typ'] !== 'Bearer') throw new AppError('TOKEN_INVALID');
    return {
      subject: subjectOf(payload),
      keyId: protectedHeader.kid ?? '',
      expiresAt: (payload.exp ?? 0) * 1000 - ahead().ofServer,
    };
  } catch (error) {
    throw rejection(error);
  }
}

const bare = (authorization: string): string => authorization.replace(/^Bearer\s+/i, '').trim();

/**
 * Returns the subject of an access token in an Authorization header, with or without `Bearer`; null without a header.
 * Throws TOKEN_INVALID for anything but a valid access token of the configured provider.
 */
export async function verifyAccessToken(authorization: string | undefined): Promise<VerifiedSubject | null> {
  if (!authorization) return null;
  const token = bare(authorization);
  const known = verified.value.get(token);
  if (known) {
    const current = trustedIssuer();
    if (
      known.expiresAt > now().getTime() &&
      current.keyIds.has(known.keyId) &&
      known.subject.issuer === linkOf(current)
    ) {
      return known.subject;
    }
    verified.value.delete(token);
  }
  const fresh = await verify(token);
  verified.value.set(token, fresh);
  return fresh.subject;
}

/**
 * Returns the subject of an identity token, which can be expired because it only identifies the session to end. Throws
 * TOKEN_INVALID unless the configured provider issued it for the browser.
 */
export async function verifyIdToken(authorization: string): Promise<VerifiedSubject> {
  const { browserClient } = trustedIssuer();
  const token = bare(authorization);
  try {
    const issuedAt = decodeJwt(token).iat;
    const { payload, protectedHeader } = await signed(token, {
      audience: browserClient,
      currentDate: issuedAt ? new Date(issuedAt * 1000) : providersTime(),
    });
    if (protectedHeader.typ === 'at+jwt' || payload['typ'] === 'Bearer') throw new AppError('TOKEN_INVALID');
    return subjectOf({ azp: browserClient, ...payload });
  } catch (error) {
    throw rejection(error);
  }
}
