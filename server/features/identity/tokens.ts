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
import type { TokenSubject } from '#server/platform/token-subject';

/** Milliseconds by which clocks may differ without being worth a word: a provider tells whole seconds. */
export const clockSkewTolerance = 5_000;

/** Milliseconds by which a provider's clock is ahead. */
export interface ClockAhead {
  /** Of this server's, by which it is known whether a token still lives. */
  ofServer: number;
  /** Of the database's, by which it is known whether a token is older than the end of its session. */
  ofDatabase: number;
}

/** The one provider whose tokens are accepted. */
export interface TrustedIssuer {
  issuer: string;
  /** Audience of access tokens. */
  audience: string;
  /** The browser's client: the audience of identity tokens. */
  browserClient: string;
  /** Header `typ` of access tokens. */
  accessTokenType: 'at+jwt' | 'JWT';
  jwks: JSONWebKeySet;
  /** Single sign-on providers behind the issuer whose word on an e-mail is taken when a sign-in joins a profile. */
  signInProviders?: readonly string[];
  /** Under which name profiles and API clients are linked to it; the issuer itself when absent. */
  linkedAs?: string;
  /** By how much its clock was found ahead last; not at all when absent. */
  clockAhead?: () => ClockAhead;
  /** Asks it for its keys anew, as after a change of them, and trusts these; absent where they do not change. */
  renewKeys?: () => Promise<void>;
}

/** A verified token's subject, with the language in which its person signed in. */
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

/** Puts the provider in place whose tokens are accepted from now on; also called when its keys change. */
export function trustIssuer(issuer: TrustedIssuer): void {
  const keyIds = new Set(issuer.jwks.keys.map((key) => key.kid ?? ''));
  trusted.value = { ...issuer, key: createLocalJWKSet(issuer.jwks), keyIds };
}

function trustedIssuer(): TrustedKeys {
  if (!trusted.value) throw new Error('No identity provider is configured.');
  return trusted.value;
}

const linkOf = ({ issuer, linkedAs }: TrustedIssuer): string => linkedAs ?? issuer;

/** The name by which profiles are linked to the configured issuer. */
export const configuredIssuer = (): string => linkOf(trustedIssuer());

/** Where programs ask for tokens: the path is Keycloak's, and the embedded provider has it too. */
export const tokenAddress = (): string => `${trustedIssuer().issuer}/protocol/openid-connect/token`;

/** The clients of the provider by which people sign in, which are no programs. */
export const portalClients = (): readonly string[] => [trustedIssuer().browserClient];

export const trustedSignInProviders = (): readonly string[] => trustedIssuer().signInProviders ?? [];

const ahead = (): ClockAhead => trustedIssuer().clockAhead?.() ?? { ofServer: 0, ofDatabase: 0 };

/** What the provider's clock says now. */
export const providersTime = (): Date => new Date(now().getTime() + ahead().ofServer);

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A name enters the portal here: by the one rule for texts, and null where nothing of it is to be seen. */
const nameIn = ({ name }: JWTPayload): string | null =>
  text(plainText((text(name) ?? '').toWellFormed()).trim());

/**
 * The last moment at which the session of a token can have begun: before it was issued, and within the whole second that
 * `auth_time` names, by a clock that may be somewhat off. A provider may write back a session that was ended; its tokens are
 * new then, but the sign-in is not.
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

/** Whatever jose finds wrong with a token is one refusal; anything else is a fault of ours. */
function rejection(error: unknown): unknown {
  return error instanceof errors.JOSEError || error instanceof TypeError
    ? new AppError('TOKEN_INVALID')
    : error;
}

/** By the provider's keys, asked for anew where the token names one that is not among them. */
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
    // Keycloak's tokens of every kind carry the header typ JWT and tell their kind in the payload.
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
 * Whom an Authorization header's access token speaks for, with or without `Bearer`; null without a header.
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
 * Whom an identity token speaks for. An expired one is accepted: it says only whose session ends. Throws
 * TOKEN_INVALID for anything that the configured provider did not sign as an identity token for the browser.
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
