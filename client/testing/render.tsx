import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { render, type RenderResult } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { SettingsProvider, defaultSettings, type Settings } from '#client/features/settings/index';
import { LanguageProvider } from '#client/platform/i18n/language-provider';
import type { Language } from '#client/platform/i18n/languages';
import { setWords } from '#client/platform/i18n/words';
import { SessionContext, type ExpiredSession, type SessionState } from '#client/platform/sign-in/session';
import type { SessionEnd } from '#client/platform/sign-in/session-end';
import type { SignOutOptions } from '#client/platform/sign-in/sign-out';
import { theme } from '#client/ui/theme/theme';
import { allWords } from './words';

export type RenderOptions = {
  language?: Language;
  signIn?: (language: Language, email?: string) => Promise<void>;
  signOut?: (options?: SignOutOptions) => Promise<void>;
  /** The address at which the screen renders. */
  path?: InitialEntry;
  session?: SessionState;
  /** The reason why the previous session ended. */
  ended?: SessionEnd;
  /** The reason why the page stays open although its session has ended. */
  expiredSession?: ExpiredSession;
  leaveExpiredSession?: () => void;
  /** True if the sign-in service was down at start. */
  providerAway?: boolean;
  settings?: Partial<Settings>;
  /** The GraphQL client. By default, queries stay pending. */
  client?: ApolloClient;
  saveLanguage?: (language: Language) => Promise<void>;
};

const silentClient = () => new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

const nothing = async () => undefined;

function Portal({ children, options }: { children: ReactNode; options: RenderOptions }) {
  const {
    path = '/',
    session = 'signedIn',
    settings,
    saveLanguage = nothing,
    ended = null,
    expiredSession = null,
    leaveExpiredSession = () => undefined,
    providerAway = false,
    signIn = nothing,
    signOut = nothing,
  } = options;
  const [client] = useState(() => options.client ?? silentClient());
  return (
    <MantineProvider theme={theme} env="test">
      <ApolloProvider client={client}>
        <SettingsProvider initial={{ ...defaultSettings, ...settings }}>
          <LanguageProvider save={saveLanguage}>
            <SessionContext
              value={{
                state: session,
                ended,
                expiredSession,
                leaveExpiredSession,
                providerAway,
                signIn,
                signOut,
                renewToken: nothing,
              }}
            >
              <MemoryRouter initialEntries={[path]} useTransitions={false}>
                {children}
              </MemoryRouter>
            </SessionContext>
          </LanguageProvider>
        </SettingsProvider>
      </ApolloProvider>
    </MantineProvider>
  );
}

/** Renders a component inside the portal's providers: theme, language, session, settings, router and GraphQL. */
export function renderPortal(children: ReactNode, options: RenderOptions = {}): RenderResult {
  setWords(allWords(options.language ?? 'en'));
  return render(children, { wrapper: ({ children: piece }) => <Portal options={options}>{piece}</Portal> });
}
