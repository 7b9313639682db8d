import Keycloak from 'keycloak-js';
import { isLanguage, type Language } from '#client/platform/i18n/languages';

/** The one page the provider sends people back to; it restores the page they asked for. */
const signedInPath = '/signed-in';

// A token that lives shorter than this is renewed before it is used.
const minimumSeconds = 30;

/** Signs people in and out at the provider; its tokens live in memory only. */
export type SignIn = {
  /** Takes up a session at the provider if there is one; tells whether someone is signed in. */
  start: () => Promise<boolean>;
  /** Leaves for the provider's form, in place of this page, without asking first whether there is a session. */
  enter: (language: Language) => Promise<void>;
  isSignedIn: () => boolean;
  /**
   * Leaves for the provider's form, in place of this page: Back does not lead to it again. The form is shown `anew` where
   * the provider may still know a session that has ended here.
   */
  signIn: (language: Language, anew?: boolean) => Promise<void>;
  signOut: () => Promise<void>;
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

/**
 * Where the provider answers. Told so, keycloak-js does not first look in a frame whether cookies of another site
 * reach the provider: it is of the portal's own site, and a silent sign-in has nothing to fall back to anyway.
 */
function providerAt(origin: string) {
  const protocol = `${origin}/realms/treadway/protocol/openid-connect`;
  return {
    authorization_endpoint: `${protocol}/auth`,
    token_endpoint: `${protocol}/token`,
    end_session_endpoint: `${protocol}/logout`,
  };
}

/** Signs in at the portal's own address, which leads on to the provider. */
export function createSignIn(): SignIn {
  const origin = window.location.origin;
  const keycloak = new Keycloak({ clientId: 'treadway-portal', oidcProvider: providerAt(origin) });
  const redirectUri = `${origin}${signedInPath}`;
  let ended: (identityToken: string | undefined) => void = () => undefined;

  const renewIfShorterThan = async (seconds: number) => {
    const identityToken = keycloak.idToken;
    try {
      await keycloak.updateToken(seconds);
    } catch {
      // keycloak-js drops its tokens only when the provider refuses; while it is unreachable they stay.
      if (!keycloak.authenticated) ended(identityToken);
    }
  };

  const always = { checkLoginIframe: false, pkceMethod: 'S256', redirectUri } as const;
  const toForm = async (locale: Language, anew = false) =>
    window.location.replace(
      await keycloak.createLoginUrl({ redirectUri, locale, ...(anew && { prompt: 'login' }) }),
    );

  return {
    start: () =>
      keycloak.init({
        ...always,
        onLoad: 'check-sso',
        silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
        silentCheckSsoFallback: false,
      }),
    enter: async (language) => {
      await keycloak.init(always);
      await toForm(language);
    },
    isSignedIn: () => keycloak.authenticated === true,
    signIn: toForm,
    signOut: () => keycloak.logout({ redirectUri: `${origin}/` }),
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
