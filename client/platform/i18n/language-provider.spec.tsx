import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { LanguageChoice } from '#client/features/profile/index';
import { dropCookie } from '#client/platform/cookies';
import { renderPortal } from '#client/testing/render';
import type { Language } from './languages';
import { storeLanguage, storedLanguage, takeSelectedLanguage } from './stored-language';

const screenWithChoice = (
  <>
    <h1>
      <FormattedMessage id="login.title" />
    </h1>
    <LanguageChoice />
  </>
);

beforeEach(() => {
  for (const name of ['treadway-language', 'treadway-language-chosen']) dropCookie(name);
});

describe('the interface language', () => {
  it('is offered as English, French and Spanish, each in its own language', () => {
    renderPortal(screenWithChoice);
    const offered = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(offered).toEqual(['English', 'Français', 'Español']);
  });

  it('changes at once, updates the document, and is saved', async () => {
    const save = jest.fn(async (_language: Language) => undefined);
    renderPortal(screenWithChoice, { saveLanguage: save });
    expect(screen.getByRole('heading').textContent).toBe('Sign in');
    fireEvent.click(screen.getByRole('radio', { name: 'Français' }));
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Se connecter'));
    expect(document.documentElement.lang).toBe('fr');
    await waitFor(() => expect(save).toHaveBeenCalledWith('fr'));
  });

  it('stays changed on screen if saving fails', async () => {
    renderPortal(screenWithChoice, { saveLanguage: () => Promise.reject(new TypeError('offline')) });
    fireEvent.click(screen.getByRole('radio', { name: 'Español' }));
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Iniciar sesión'));
  });
});

describe('the language of a visitor', () => {
  it('is that of the page, until another one is selected', () => {
    document.documentElement.lang = '';
    expect(storedLanguage()).toBe('en');
    document.documentElement.lang = 'fr';
    expect(storedLanguage()).toBe('fr');
  });

  it('is stored on the device and sent once at sign-in', () => {
    storeLanguage('es');
    expect(storedLanguage()).toBe('es');
    expect(takeSelectedLanguage()).toBe('es');
    expect(takeSelectedLanguage()).toBeUndefined();
    expect(storedLanguage()).toBe('es');
  });

  it('follows the signed-in person’s language, for pages before the next sign-in', () => {
    storeLanguage('es');
    renderPortal(screenWithChoice, { language: 'fr' });
    expect(storedLanguage()).toBe('fr');
  });
});
