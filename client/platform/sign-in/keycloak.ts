import Keycloak from 'keycloak-js';
import { isLanguage, type Language } from '#client/platform/i18n/languages';
import { inTime, isLate } from '#client/platform/in-time';
import { hostedIssuer } from './hosted-issuer';
import { storedSessionEnd } from './session-end';
import { failedJustNow, ProviderUnreachable, reach } from './unreachable';

/** The one page the provider sends people back to; it restores the page they asked for. */
const signedInPath = '/signed-in';

// A token that lives shorter than this is renewed before it is used.
const minimumSeconds = 30;

/** Whether a page goes on in a new session, there is none, or it belongs to another person. */
export type Resumed = 'resumed' | 'none' | 'other_person';

export type FormOptions = {
  /** Shows the form even if the provider still knows a session. */
  anew?: boolean;
  /** Fills in the e-mail address. By default, the address of the session that the provider has ended. */
  email?: string;
};

/** Signs people in and out at the provider; its tokens live in memory only. */
export type SignIn = {
  /** Takes up a session at the provider if there is one; tells whether someone is signed in. */
  start: () => Promise<boolean>;
  /** Tells whether the provider did not answer when the page started, so that nobody knows whether there is a session. */
  wasAway: () => boolean;
  /** Tells whether the provider fails to answer now. */
  isAway: () => Promise<boolean>;
  isSignedIn: () => boolean;
  /** Takes up the session that the same person began in another tab after this page's session ended. */
  resume: () => Promise<Resumed>;
  /** Leaves for the provider's form, in place of this page: Back does not lead to it again. */
  signIn: (language: Language, options?: FormOptions) => Promise<void>;
  signOut: () => Promise<void>;
  /** Drops the tokens and opens the front page; the provider is not asked. */
  leave: () => void;
  /** Drops the tokens of a session that was ended elsewhere; the provider is not asked. */
  forget: () => void;
  /** An access token with at least 30 s to live, or undefined when nobody is signed in any more. */
  token: () => Promise<string | undefined>;
  /** Fetches a new token, whose claims show what has changed. */
  renew: () => Promise<void>;
  identityToken: () => string | undefined;
  /** Names the provider's session; another sign-in has another one. */
  sessionId: () => string | undefined;
  /** The language claim of the current token. */
  language: () => Language | undefined;
  /** Calls back when the provider's session is over, with its last identity token where there was one. */
  onEnded: (listener: (identityToken: string | undefined) => void) => void;
};

// After which an answer that has not come may be one that never comes.
const doubtful = 3_000;
// What a provider that answers is then given to finish.
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
 * Where the provider answers. Told so, keycloak-js does not first look in a frame whether cookies of another site
 * reach the provider: it is of the portal's own site, and a silent sign-in has nothing to fall back to anyway.
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
  // Each can be initialized once only.
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
      // keycloak-js drops its tokens only when the provider refuses; while it is unreachable they stay.
      if (keycloak.authenticated) return;
      // In memory only, so that a shared computer names nobody after a sign-out.
      if (typeof email === 'string') endedEmail = email;
      ended(identityToken);
    }
  };

  const always = { checkLoginIframe: false, pkceMethod: 'S256', redirectUri } as const;
  const toForm: SignIn['signIn'] = async (locale, { anew = false, email = endedEmail } = {}) => {
    // Of a page that cannot be had a browser says less, and in words of its own.
    if (hosted) await reach(hosted);
    // A page that only leads to the form doesn't ask first whether there is a session.
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
    // Somebody who signed out here while the provider was away is not signed in again without the form.
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
        // A frame says nothing of a provider that is away, and would be waited for without end.
        return await unlessAway(takeUp(), hosted);
      } catch (error) {
        // Other errors may come from a provider that is away, too.
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
