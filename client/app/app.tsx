import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { IdleGuard } from '#client/features/identity/public';
import { SettingsProvider } from '#client/features/settings/public';
import { createApolloClient } from '#client/platform/apollo/client';
import { SetLanguageDocument } from '#client/platform/generated/graphql';
import { LanguageProvider } from '#client/platform/i18n/language-provider';
import { useLanguage } from '#client/platform/i18n/language';
import type { Language } from '#client/platform/i18n/languages';
import { storeLanguage, takeChosenLanguage } from '#client/platform/i18n/stored-language';
import { provideAccessToken } from '#client/platform/sign-in/access-token';
import type { SignIn } from '#client/platform/sign-in/keycloak';
import { useSession } from '#client/platform/sign-in/session';
import { SessionProvider } from '#client/platform/sign-in/session-provider';
import { cssVariablesResolver } from '#client/ui/theme/css-variables';
import { theme } from '#client/ui/theme/theme';
import { ToastArea } from '#client/ui/toast-area';
import { AppRoutes } from './routes';
import type { Beginning } from './start';

function createServices(signIn: SignIn) {
  provideAccessToken(signIn.token);
  const client = createApolloClient(signIn.token);
  const saveLanguage = async (lang: Language) => {
    if (!signIn.isSignedIn()) return storeLanguage(lang);
    await client.mutate({ mutation: SetLanguageDocument, variables: { lang } });
    // The token's claims and every text from the server follow the new language.
    await signIn.renew();
    await client.refetchQueries({ include: 'active' });
  };
  return { client, saveLanguage };
}

/** A language chosen on the sign-in page goes along into the profile. */
function ChosenLanguage({ signedIn }: { signedIn: boolean }) {
  const { language, changeLanguage } = useLanguage();
  useEffect(() => {
    const chosen = signedIn ? takeChosenLanguage() : undefined;
    if (!chosen || chosen === language) return;
    changeLanguage(chosen).catch((error: unknown) => console.warn('The language could not be saved.', error));
  }, [signedIn, language, changeLanguage]);
  return null;
}

/** What a person was uploading is nobody's business once they have signed out. */
function ForgottenUploads() {
  const { state } = useSession();
  useEffect(() => {
    if (state !== 'signedOut') return;
    void import('#client/features/uploads/kept-uploads').then(({ forgetAllUploads }) => forgetAllUploads());
  }, [state]);
  return null;
}

/** The portal with everything it stands on. */
export function App({ settings, signIn, initialized, language }: Beginning) {
  const { client, saveLanguage } = useMemo(() => createServices(signIn), [signIn]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <ApolloProvider client={client}>
        <SettingsProvider initial={settings}>
          <LanguageProvider initial={language} save={saveLanguage}>
            <SessionProvider signIn={signIn} initialized={initialized}>
              <ForgottenUploads />
              <ChosenLanguage signedIn={signIn.isSignedIn() && initialized} />
              <BrowserRouter>
                <IdleGuard sessionId={signIn.sessionId()} />
                <AppRoutes />
              </BrowserRouter>
              <ToastArea />
            </SessionProvider>
          </LanguageProvider>
        </SettingsProvider>
      </ApolloProvider>
    </MantineProvider>
  );
}
