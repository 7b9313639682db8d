import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { BrowserRouter } from 'react-router-dom';
import {
  IdleGuard,
  isImpersonationNoted,
  Impersonation,
  SignInAgain,
} from '#client/features/identity/public';
import { RewardNote } from '#client/features/rewards/public';
import { SettingsProvider } from '#client/features/settings/public';
import { RewardNoteProvider } from '#client/features/training/public';
import { LanguageProvider } from '#client/platform/i18n/language-provider';
import { useLanguage } from '#client/platform/i18n/language';
import { takeSelectedLanguage } from '#client/platform/i18n/stored-language';
import { lazyScreen } from '#client/platform/lazy-screen';
import { useSession, type SessionStart } from '#client/platform/sign-in/session';
import { SessionProvider } from '#client/platform/sign-in/session-provider';
import { styleNonce } from '#client/platform/style-nonce';
import { cssVariablesResolver } from '#client/ui/theme/css-variables';
import { theme } from '#client/ui/theme/theme';
import { askAgainFromNowOn } from './first-page';
import { AppRoutes } from './routes';
import type { Beginning } from './start';

const ToastArea = lazyScreen(async () => {
  // With what raises them: that the portal cannot be reached is to be said without it.
  const [area] = await Promise.all([import('#client/ui/toast-area'), import('react-hot-toast')]);
  return { default: area.ToastArea };
});

/** A language chosen on the sign-in page goes along into the profile. */
function SelectedLanguage({ initialized }: { initialized: Promise<SessionStart> }) {
  const { language, changeLanguage } = useLanguage();
  const { state } = useSession();
  useEffect(() => {
    const take = async () => {
      if (state !== 'signedIn' || (await initialized) !== 'made') return;
      const selected = takeSelectedLanguage();
      if (selected && selected !== language) await changeLanguage(selected);
    };
    take().catch((error: unknown) => console.warn('The language could not be saved.', error));
  }, [state, initialized, language, changeLanguage]);
  return null;
}

/** Notes that the first page stands. */
function Visible() {
  const client = useApolloClient();
  useEffect(() => {
    askAgainFromNowOn(client);
  }, [client]);
  return null;
}

/** What a person was uploading is nobody's business once they have signed out. */
function ForgottenUploads() {
  const { state } = useSession();
  useEffect(() => {
    if (state !== 'signedOut') return;
    void import('#client/features/uploads/resume/upload-notes').then(({ clearAllUploads }) =>
      clearAllUploads(),
    );
  }, [state]);
  return null;
}

/** Where toasts appear, once the page stands: what was raised before shows then. */
function Toasts() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    due && (
      <Suspense>
        <ToastArea />
      </Suspense>
    )
  );
}

/** Work done while viewing as another person must not be saved in the administrator's own name. */
const canResume = () => !isImpersonationNoted();

/** Watches the session that the page has now: a page whose session expired may continue in another one. */
function CurrentIdleGuard({ signIn }: Pick<Beginning, 'signIn'>) {
  useSession();
  return <IdleGuard sessionId={signIn.sessionId()} />;
}

/** What the cards of modules say of rewards, a room that comes after theirs. */
const rewardNote = (props: ComponentProps<typeof RewardNote>) => <RewardNote {...props} />;

/** The portal with everything it stands on. */
export function App({ settings, signIn, initialized, client, saveLanguage }: Beginning) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <ApolloProvider client={client}>
        <SettingsProvider initial={settings}>
          <LanguageProvider save={saveLanguage}>
            <SessionProvider signIn={signIn} initialized={initialized} canResume={canResume}>
              <ForgottenUploads />
              <SelectedLanguage initialized={initialized} />
              {/* Drawn at leisure, a new address would ask for its data by turns with the old one, which every answer
                  draws again: on slow devices hundreds of times. */}
              <BrowserRouter useTransitions={false}>
                <CurrentIdleGuard signIn={signIn} />
                <SignInAgain />
                <Impersonation />
                <RewardNoteProvider value={rewardNote}>
                  <AppRoutes />
                </RewardNoteProvider>
              </BrowserRouter>
              <Visible />
              <Toasts />
            </SessionProvider>
          </LanguageProvider>
        </SettingsProvider>
      </ApolloProvider>
    </MantineProvider>
  );
}
