import Keycloak from 'keycloak-js';
import { isLanguage, type Language } from '#client/platform/i18n/languages';
import { inTime, isLate } from '#client/platform/requests/in-time';
import { hostedIssuer } from './hosted-issuer';
import { storedSessionEnd } from './session-end';
import { failedJustNow, ProviderUnreachable, reach } from './unreachable';

/** The only redirect address of the provider. It opens the page requested before sign-in. */
const signedInPath = '/signed-in';

// Tokens with fewer seconds left are renewed before use.
const minimumSeconds = 30;

/**
 * The outcome of resuming a page: it continues in a new session, there is no session, or the session belongs to another
 * person.
 */
export type Resumed = 'resumed' | 'none' | 'other_person';

export type FormOptions = {
  /** Shows the form even if the provider still knows a session. */
  anew?: boolean;
  /** Fills in the e-mail address. By default, the address of the session that the provider has ended. */
  email?: string;
};

/** Signs people in and out at the provider. Tokens are held in memory only. */
export type SignIn = {
  /** Resumes an existing session at the provider. Resolves to true if someone is signed in. */
  start: () => Promise<boolean>;
  /** Returns true if the provider didn't respond at start, so that the session's state is unknown. */
  wasAway: () => boolean;
  /** Resolves to true if the provider doesn't respond now. */
  isAway: () => Promise<boolean>;
  isSignedIn: () => boolean;
  /** Takes over the session that the same person started in another tab after this page's session ended. */
  resume: () => Promise<Resumed>;
  /** Replaces this page by the provider's form, so that Back doesn't return to it. */
  signIn: (language: Language, options?: FormOptions) => Promise<void>;
  signOut: () => Promise<void>;
  /** Drops the tokens and opens the home page without contacting the provider. */
  leave: () => void;
  /** Drops the tokens of a session that ended elsewhere, without contacting the provider. */
  forget: () => void;
  /** Returns an access token that is valid for at least 30 more seconds, or undefined if no one is signed in. */
  token: () => Promise<string | undefined>;
  /** Requests a new token, to receive changed claims. */
  renew: () => Promise<void>;
  identityToken: () => string | undefined;
  /** Returns the id of the provider's session. Each sign-in has its own. */
  sessionId: () => string | undefined;
  /** Returns the language claim of the current token. */
  language: () => Language | undefined;
  /** Calls `listener` when the provider's session has ended, with the last identity token if there was one. */
  onEnded: (listener: (identityToken: string | undefined) => void) => void;
};

// The time in milliseconds after which a missing response may mean that the provider is down.
const doubtful = 3_000;
// The time in milliseconds that a responding provider gets to finish.
const patience = 10_000;

async function unlessAway<T>(work: Promise<T>, issuer: string): Promise<T> {
  try {
    return await inTime(work, doubtful);
  } catch (error) {
    if (!isLate(error)) throw error;
  }
  await Promise.race([work, reach(issuer)]);
  try {
    return await inTime(work, patience);
  } catch (error) {
    throw isLate(error) ? new ProviderUnreachable() : error;
  }
}

/**
 * Returns the endpoints of the provider. With explicit endpoints, keycloak-js skips its check for third-party cookies,
 * which the provider's own site doesn't need.
 */
function providerAt(issuer: string) {
  const protocol = `${issuer}/protocol/openid-connect`;
  return {
    authorization_endpoint: `${protocol}/auth`,
    token_endpoint: `${protocol}/token`,
    end_session_endpoint: `${protocol}/logout`,
  };
}

export function createSignIn(): SignIn {
  const origin = window.location.origin;
  const hosted = hostedIssuer();
  const oidcProvider = providerAt(hosted ?? `${origin}/realms/treadway`);
  // A Keycloak instance can be initialized only once.
  const createKeycloak = () => new Keycloak({ clientId: 'treadway-portal', oidcProvider });
  let keycloak = createKeycloak();
  let person: string | undefined;
  const redirectUri = `${origin}${signedInPath}`;
  let away = false;
  let endedEmail: string | undefined;
  let ended: (identityToken: string | undefined) => void = () => undefined;

  const renewIfShorterThan = async (seconds: number) => {
    const identityToken = keycloak.idToken;
    const email: unknown = keycloak.idTokenParsed?.['email'];
    try {
      await inTime(keycloak.updateToken(seconds), patience);
    } catch {
      // keycloak-js drops its tokens only after a rejection. They stay while the provider is unreachable.
      if (keycloak.authenticated) return;
      // In memory only, so that a shared computer shows no one's address after a sign-out.
      if (typeof email === 'string') endedEmail = email;
      ended(identityToken);
    }
  };

  const always = { checkLoginIframe: false, pkceMethod: 'S256', redirectUri } as const;
  const toForm: SignIn['signIn'] = async (locale, { anew = false, email = endedEmail } = {}) => {
    // Checked first, because for an unreachable address the browser shows its own error page.
    if (hosted) await reach(hosted);
    // A page that only redirects to the form needs no session check.
    if (!keycloak.didInitialize) await keycloak.init(always);
    window.location.replace(
      await keycloak.createLoginUrl({
        redirectUri,
        locale,
        ...(anew && { prompt: 'login' }),
        ...(email !== undefined && { loginHint: email }),
      }),
    );
  };
  const checkSession = (instance: Keycloak) =>
    instance.init({
      ...always,
      onLoad: 'check-sso',
      silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
      silentCheckSsoFallback: false,
    });
  const isAway = async () =>
    hosted !== undefined &&
    reach(hosted).then(
      () => false,
      () => true,
    );
  const takeUp = async () => {
    // Someone who signed out while the provider was down must use the form to sign in again.
    const signedOutWhileAway = storedSessionEnd() === 'away';
    const signedIn = await (signedOutWhileAway ? keycloak.init(always) : checkSession(keycloak));
    person = keycloak.subject;
    return signedIn;
  };

  return {
    start: async () => {
      if (!hosted) return takeUp();
      try {
        if (failedJustNow()) throw new ProviderUnreachable();
        // The hidden frame reports no error for a provider that is down, so it would never finish.
        return await unlessAway(takeUp(), hosted);
      } catch (error) {
        // Other errors can also be caused by a provider that is down.
        away = error instanceof ProviderUnreachable || (await isAway());
        throw error;
      }
    },
    wasAway: () => away,
    isAway,
    isSignedIn: () => keycloak.authenticated === true,
    resume: async () => {
      const next = createKeycloak();
      try {
        if (!(await inTime(checkSession(next), patience))) return 'none';
      } catch (error) {
        console.warn('The sign-in service did not answer; the page waits for another try.', error);
        return 'none';
      }
      if (next.subject !== person) return 'other_person';
      keycloak = next;
      return 'resumed';
    },
    signIn: toForm,
    signOut: () => keycloak.logout({ redirectUri: `${origin}/` }),
    leave: () => {
      keycloak.clearToken();
      window.location.replace(`${origin}/`);
    },
    forget: () => {
      keycloak.clearToken();
      ended(undefined);
    },
    token: async () => {
      if (!keycloak.authenticated) return undefined;
      await renewIfShorterThan(minimumSeconds);
      return keycloak.token;
    },
    renew: () => renewIfShorterThan(-1),
    identityToken: () => keycloak.idToken,
    sessionId: () => keycloak.sessionId,
    language: () => {
      const claim: unknown = keycloak.tokenParsed?.['lang'];
      return isLanguage(claim) ? claim : undefined;
    },
    onEnded: (listener) => {
      ended = listener;
    },
  };
}
