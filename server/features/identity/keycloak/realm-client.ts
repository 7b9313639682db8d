import KeycloakAdminClient, { fetchWithError, NetworkError } from '@keycloak/keycloak-admin-client';
import { decodeJwt } from 'jose';
import { AppError } from '#server/platform/errors';
import { log } from '#server/platform/logging/log';
import { createModuleState } from '#server/platform/module-state';

/** A Keycloak realm whose accounts the server manages with the client `treadway-server`. */
export interface HostedIdentity {
  /** The realm's address in its tokens: `https://…/realms/treadway`. */
  issuer: string;
  clientSecret: string;
  /** Aliases of its single sign-on providers whose verified e-mail addresses are trusted. */
  signInProviders: readonly string[];
}

/** Timeout of a call to the realm in milliseconds. A transaction may be waiting. */
const patience = 5000;
/** Maximum concurrent calls, because each can hold a database connection. */
const atOnce = 4;
const clientId = 'treadway-server';
/** Seconds before its expiry at which the server's own token is replaced. */
const margin = 20;

interface TokenAnswer {
  access_token: string;
  expires_in: number;
  refresh_token?: string;
}

/** Calls to a realm with limits on time and number. */
export interface RealmClient {
  admin: KeycloakAdminClient;
  /** Returns the tokens for a password. Throws a NetworkError if Keycloak rejects it. */
  passwordGrant(username: string, password: string): Promise<TokenAnswer>;
  /** Ends the session of a password grant. */
  endGrant(refreshToken: string): Promise<void>;
  /** Reads a document of the realm. */
  read<Document>(path: string): Promise<Document>;
  /** Returns the realm's time in milliseconds, to a second; null before the first token. */
  time(): number | null;
}

const name = 'The sign-in service';

/** Keycloak answers 404 for a missing account and a missing realm. Only the message differs. */
const isRealmGone = ({ response, responseData }: NetworkError): boolean =>
  response.status === 404 && /^realm/i.test((responseData as { error?: string } | undefined)?.error ?? '');

/** Converts an error of the realm for the caller. Rejections of the request itself pass through. */
function rejection(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (!(error instanceof NetworkError)) {
    log.warn({ err: error }, 'the identity provider did not answer');
    return new AppError('IDENTITY_UNAVAILABLE');
  }
  const { status } = error.response;
  if ((status === 400 || status === 404 || status === 409) && !isRealmGone(error)) return error;
  log.error({ status, answer: error.responseData }, 'the identity provider refused the portal');
  return new AppError('IDENTITY_UNAVAILABLE', `${name} does not let the portal do this right now.`);
}

const running = createModuleState(() => 0);

/**
 * Runs calls to the realm. Throws IDENTITY_UNAVAILABLE if too many are running, because more calls don't make a slow
 * realm faster.
 */
export async function atRealm<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (running.value >= atOnce)
    throw new AppError('IDENTITY_UNAVAILABLE', `${name} has too much to do right now.`);
  running.value += 1;
  try {
    return await work();
  } catch (error) {
    throw rejection(error);
  } finally {
    running.value -= 1;
  }
}

export const isRejected = (error: unknown, status: number): error is NetworkError =>
  error instanceof NetworkError && error.response.status === status;

/** Returns true if the object doesn't exist in an existing realm. */
export const isRemoved = (error: unknown): boolean => isRejected(error, 404) && !isRealmGone(error);

/** Opens the realm of an issuer without calling it. */
export function openRealm({ issuer, clientSecret }: Omit<HostedIdentity, 'signInProviders'>): RealmClient {
  const [baseUrl = '', realmName = ''] = issuer.split('/realms/');
  const authorization = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`;

  const post = async (path: string, fields: Record<string, string>): Promise<Response> =>
    fetchWithError(`${issuer}/protocol/openid-connect/${path}`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(patience),
    });
  const grant = async (fields: Record<string, string>): Promise<TokenAnswer> =>
    (await (await post('token', fields)).json()) as TokenAnswer;

  const admin = new KeycloakAdminClient({
    baseUrl,
    realmName,
    timeout: patience,
    // Needed to distinguish a missing account from a missing realm.
    requestArgOptions: { catchNotFound: false },
  });
  let own: { token: string; until: number } | null = null;
  let ahead: number | null = null;
  admin.registerTokenProvider({
    // By its lifetime, because its expiry time follows the realm's clock.
    getAccessToken: async () => {
      if (own && own.until > performance.now()) return own.token;
      const startedAt = performance.now();
      const { access_token: token, expires_in: seconds } = await grant({ grant_type: 'client_credentials' });
      const answered = performance.now();
      own = { token, until: answered + (seconds - margin) * 1000 };
      // Keycloak's responses have no date, but its tokens do, in whole seconds.
      ahead = decodeJwt(token).iat! * 1000 + 500 - (startedAt + answered) / 2;
      return token;
    },
  });

  return {
    admin,
    passwordGrant: (username, password) =>
      grant({ grant_type: 'password', scope: 'openid', username, password }),
    endGrant: async (refreshToken) => void (await post('logout', { refresh_token: refreshToken })),
    async read<Document>(path: string) {
      const response = await fetchWithError(`${issuer}${path}`, { signal: AbortSignal.timeout(patience) });
      return (await response.json()) as Document;
    },
    time: () => (ahead === null ? null : ahead + performance.now()),
  };
}
