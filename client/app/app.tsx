import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { IdleGuard, isImpersonationNoted, Impersonation, SignInAgain } from '#client/features/identity/index';
import { RewardNote } from '#client/features/rewards/index';
import { SettingsProvider } from '#client/features/settings/index';
import { RewardNoteProvider } from '#client/features/training/index';
import { LanguageProvider } from '#client/platform/i18n/language-provider';
import { useLanguage } from '#client/platform/i18n/language';
import { takeSelectedLanguage } from '#client/platform/i18n/stored-language';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { useSession, type SessionStart } from '#client/platform/sign-in/session';
import { SessionProvider } from '#client/platform/sign-in/session-provider';
import { styleNonce } from '#client/platform/style-nonce';
import { cssVariablesResolver } from '#client/ui/theme/css-variables';
import { theme } from '#client/ui/theme/theme';
import { refetchFromNowOn } from './first-page';
import { AppRoutes } from './routes';
import type { Beginning } from './start';

const ToastArea = lazyScreen(async () => {
  // Loads together with react-hot-toast, so that an offline message doesn't depend on a second request.
  const [area] = await Promise.all([import('#client/ui/feedback/toast-area'), import('react-hot-toast')]);
  return { default: area.ToastArea };
});

/** Saves the language selected on the sign-in page in the person's profile. */
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

/** Switches back to the default fetch policy after the first page has rendered. */
function Visible() {
  const client = useApolloClient();
  useEffect(() => {
    refetchFromNowOn(client);
  }, [client]);
  return null;
}

/** Clears the notes about interrupted uploads at sign-out, so that the next person on this device can't see them. */
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

/** Renders the toast area shortly after the first page. Toasts raised earlier appear then. */
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

/** Work done during impersonation must not be saved in the administrator's own name. */
const canResume = () => !isImpersonationNoted();

/** Watches for inactivity in the current session. The session changes if an expired one is renewed on the same page. */
function CurrentIdleGuard({ signIn }: Pick<Beginning, 'signIn'>) {
  useSession();
  return <IdleGuard sessionId={signIn.sessionId()} />;
}

/**
 * The reward note on module cards, passed as a component because the rewards feature comes after the training feature.
 */
const rewardNote = (props: ComponentProps<typeof RewardNote>) => <RewardNote {...props} />;

/** Renders the whole portal with its providers. */
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
              {/* A route change in a transition would restart with every response, hundreds of times on slow
                  devices. */}
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
