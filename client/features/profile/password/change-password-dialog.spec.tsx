import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { allWords } from '#client/testing/words';
import { renderPortal } from '#client/testing/render';
import { type Language, languages } from '#client/platform/i18n/languages';
import { ToastArea } from '#client/ui/feedback/toast-area';
import ChangePasswordDialog from './change-password-dialog';

type Rejection = { code: string; retryAfterSeconds?: number };

let sent: Record<string, unknown>[];
let onClose: jest.Mock<() => void>;
beforeEach(() => {
  sent = [];
  onClose = jest.fn();
  toast.remove();
});

/** Creates a portal that gives this response, or none while `answer` is undefined. */
function linkTo(answer: Rejection | 'done' | 'lost' | undefined): ApolloLink {
  const data = { changeOwnPassword: { profile: { __typename: 'Profile', id: 'p1' } } };
  return new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        if (answer === undefined) return;
        if (answer === 'lost') return observer.error(new TypeError('Failed to fetch'));
        if (answer === 'done') observer.next({ data });
        else observer.next({ data: null, errors: [{ message: 'No', extensions: { ...answer } }] });
        observer.complete();
      }),
  );
}

async function open(answer?: Rejection | 'done' | 'lost', language: Language = 'en') {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: linkTo(answer) });
  renderPortal(
    <>
      <ChangePasswordDialog opened onClose={onClose} email="dana@treadway.example" />
      <ToastArea />
    </>,
    { client, language },
  );
  return screen.findByRole('dialog');
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const type = (passwords: Partial<Record<'current' | 'next' | 'again', string>>) => {
  for (const [name, value] of Object.entries(passwords)) fireEvent.change(input(name), { target: { value } });
};
const send = () => act(async () => void fireEvent.submit(document.querySelector('form')!));
const good = { current: 'winter-Tread-7', next: 'summer-Tread-8', again: 'summer-Tread-8' };
/** Returns the error of a field, and whether the field is marked as invalid. */
const at = (name: string) => ({
  text: document.getElementById(input(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    ?.textContent,
  marked: input(name).getAttribute('aria-invalid') === 'true',
});
const wordIn = (language: Language, id: string) => allWords(language).messages[id] as string;

describe.each(languages.map(({ code }) => code))('the Change Password dialog in %s', (language) => {
  const word = (id: string) => wordIn(language, id);

  it('shows an error at each invalid field, and sends nothing', async () => {
    await open('done', language);
    await send();
    for (const name of ['current', 'next', 'again'])
      expect(at(name)).toEqual({ text: word('password.required'), marked: true });
    for (const [next, id] of [
      ['Wi-26', 'password.tooShort'],
      [`Wi-2${'x'.repeat(61)}`, 'password.tooLong'],
      ['winterline', 'password.tooWeak'],
    ] as const) {
      type({ ...good, next, again: next });
      await send();
      expect(at('next')).toEqual({ text: word(id), marked: true });
      expect(document.activeElement).toBe(input('next'));
    }
    type({ ...good, again: 'summer-Tread-9' });
    await send();
    expect(at('again')).toEqual({ text: word('password.differ'), marked: true });
    expect(sent).toEqual([]);
  });

  it.each([
    ['NO_EMAIL', 'password.noEmail'],
    ['INTERNAL', 'password.failed'],
    ['CONFLICT', 'password.failed'],
  ])('explains %s in its own words', async (code, id) => {
    await open({ code }, language);
    type(good);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(word(id));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows an incorrect current password at its field', async () => {
    await open({ code: 'PASSWORD_WRONG' }, language);
    type(good);
    await send();
    expect(at('current')).toEqual({ text: word('password.wrong'), marked: true });
    expect(document.activeElement).toBe(input('current'));
    type({ current: 'winter-Tread-8' });
    expect(at('current').marked).toBe(false);
  });

  it.each([
    ['PASSWORD_UNCHANGED', 'password.unchanged'],
    ['PASSWORD_TOO_WEAK', 'password.tooWeak'],
  ])('shows the server’s error %s at the new password', async (code, id) => {
    await open({ code }, language);
    type(good);
    await send();
    expect(at('next')).toEqual({ text: word(id), marked: true });
    expect(document.activeElement).toBe(input('next'));
    expect(screen.queryByRole('alert')).toBeNull();
    type({ next: 'summer-Tread-9' });
    expect(at('next').marked).toBe(false);
  });

  it('confirms the change with a toast and closes', async () => {
    await open('done', language);
    type(good);
    await send();
    await screen.findByText(word('password.updated'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([{ input: { current: good.current, next: good.next } }]);
  });
});

describe('the Change Password dialog', () => {
  it('uses the texts of the specification', () => {
    const { messages } = allWords('en');
    expect(messages).toMatchObject({
      'password.required': 'This field is required',
      'password.tooShort': 'Must contain at least 8 characters',
      'password.tooLong': 'Too many characters',
      'password.tooWeak': 'Must contain at least one letter, one number, and one special character',
      'password.differ': 'Passwords do not match',
      'password.wrong': 'Incorrect password',
      'password.noEmail': 'No email address found',
      'password.failed': 'An error occurred, please try again',
      'password.updating': 'Updating password...',
      'password.updated': 'Password updated successfully',
      'ui.toggleShowPassword': 'Toggle show password',
    });
  });

  it('checks off each rule as the password is typed', async () => {
    const dialog = await open();
    const rules = () => [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
    type({ next: 'Winter-2' });
    expect(rules()).toEqual([
      '8 to 64 characters (met)',
      'A letter (met)',
      'A number (met)',
      'A special character, such as ! or # (met)',
    ]);
    type({ next: 'Winter' });
    expect(rules()).toEqual([
      '8 to 64 characters (missing)',
      'A letter (met)',
      'A number (missing)',
      'A special character, such as ! or # (missing)',
    ]);
  });

  it('shows and hides each password with its own button', async () => {
    await open();
    const toggles = screen.getAllByTitle('Toggle show password');
    expect(toggles).toHaveLength(3);
    fireEvent.mouseDown(toggles[1]!);
    expect(['current', 'next', 'again'].map((name) => input(name).type)).toEqual([
      'password',
      'text',
      'password',
    ]);
  });

  it('describes its fields to password managers', async () => {
    await open();
    const told = ['email', 'current', 'next', 'again'].map((name) => input(name).autocomplete);
    expect(told).toEqual(['username', 'current-password', 'new-password', 'new-password']);
    expect(input('email').value).toBe('dana@treadway.example');
  });

  it('sends once for several clicks, shows progress and stays open until the response', async () => {
    const dialog = await open();
    type(good);
    await send();
    await send();
    expect(sent).toHaveLength(1);
    expect(screen.getAllByText('Updating password...')).toHaveLength(2);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows an error if the connection is lost', async () => {
    await open('lost');
    type(good);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred, please try again');
    await waitFor(() => expect(screen.queryByText('Updating password...')).toBeNull());
  });

  it('shows how many minutes to wait after too many attempts', async () => {
    await open({ code: 'RATE_LIMITED', retryAfterSeconds: 61 });
    type(good);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Please wait 2 minutes and try again.',
    );
  });
});
