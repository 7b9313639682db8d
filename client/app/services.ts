import type { ApolloClient } from '@apollo/client';
import { createApolloClient } from '#client/platform/apollo/client';
import { SetLanguageDocument } from '#client/features/profile/set-language.generated';
import type { Language } from '#client/platform/i18n/languages';
import { storeLanguage } from '#client/platform/i18n/stored-language';
import { provideAccessToken } from '#client/platform/sign-in/access-token';
import type { SignIn } from '#client/platform/sign-in/keycloak';
import type { SessionStart } from '#client/platform/sign-in/session';

export type Services = {
  client: ApolloClient;
  /** Saves a selected language: on the server for a signed-in person, in a cookie for a visitor. */
  saveLanguage: (lang: Language) => Promise<void>;
};

/**
 * Creates the Apollo client and `saveLanguage` for the given sign-in. `initialized` resolves when the session is
 * initialized or rejected.
 */
export function createServices(signIn: SignIn, initialized: Promise<SessionStart>): Services {
  provideAccessToken(signIn);
  const client = createApolloClient(signIn.token, initialized);
  const saveLanguage = async (lang: Language) => {
    if (!signIn.isSignedIn()) return storeLanguage(lang);
    await client.mutate({ mutation: SetLanguageDocument, variables: { input: { lang } } });
    // The token's claims and all texts from the server depend on the language.
    await signIn.renew();
    await client.refetchQueries({ include: 'active' });
  };
  return { client, saveLanguage };
}
