import KeycloakAdminClient, { fetchWithError, NetworkError } from '@keycloak/keycloak-admin-client';
import { decodeJwt } from 'jose';
import { AppError } from '#server/platform/errors';
import { log } from '#server/platform/log';
import { createModuleState } from '#server/platform/module-state';

/** A realm of Keycloak, whose accounts the portal's server manages by the client `treadway-server`. */
export interface HostedIdentity {
  /** The realm's address, as its tokens say it: `https://…/realms/treadway`. */
  issuer: string;
  clientSecret: string;
  /** Aliases of the single sign-on providers behind it whose word on an e-mail address is taken. */
  signInProviders: readonly string[];
}

/** Milliseconds that one call to the realm may take: a transaction may wait for it. */
const patience = 5000;
/** Calls at a time: each may hold one of the server's connections to the database. */
const atOnce = 4;
const clientId = 'treadway-server';
/** Seconds before its end at which the server's own token is replaced. */
const margin = 20;

interface TokenAnswer {
  access_token: string;
  expires_in: number;
  refresh_token?: string;
}

/** What is asked of one realm, within bounds of time and number. */
export interface RealmClient {
  admin: KeycloakAdminClient;
  /** The tokens of whoever has this password; throws NetworkError as Keycloak refuses. */
  passwordGrant(username: string, password: string): Promise<TokenAnswer>;
  /** Ends the session that a password grant began. */
  endGrant(refreshToken: string): Promise<void>;
  /** A document of the realm. */
  read<Document>(path: string): Promise<Document>;
  /** What the realm's clock says now, in milliseconds, to a second; null before it has given the portal a token. */
  time(): number | null;
}

const name = 'The sign-in service';

/** Of what is not there Keycloak answers alike, be it an account or the whole realm, but for its words. */
const isRealmGone = ({ response, responseData }: NetworkError): boolean =>
  response.status === 404 && /^realm/i.test((responseData as { error?: string } | undefined)?.error ?? '');

/** What a failure of the realm is to whoever waits for it; what Keycloak refuses of the request itself is given on. */
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

/** Runs one piece of work at the realm; more than a few at a time are refused, since one that is slow becomes no faster by more. */
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

/** Whether what was asked for is not there, in a realm that is. */
export const isRemoved = (error: unknown): boolean => isRejected(error, 404) && !isRealmGone(error);

/** The realm behind an issuer; nothing is asked of it yet. */
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
    // An account that is not there is told from a realm that is not.
    requestArgOptions: { catchNotFound: false },
  });
  let own: { token: string; until: number } | null = null;
  let ahead: number | null = null;
  admin.registerTokenProvider({
    // By how long it lives and not by when it ends, which the realm's clock says.
    getAccessToken: async () => {
      if (own && own.until > performance.now()) return own.token;
      const asked = performance.now();
      const { access_token: token, expires_in: seconds } = await grant({ grant_type: 'client_credentials' });
      const answered = performance.now();
      own = { token, until: answered + (seconds - margin) * 1000 };
      // Keycloak's answers carry no date; its tokens do, in whole seconds.
      ahead = decodeJwt(token).iat! * 1000 + 500 - (asked + answered) / 2;
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
