import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { allWords } from '#client/testing/words';
import { renderPortal } from '#client/testing/render';
import { type Language, languages } from '#client/platform/i18n/languages';
import { ToastArea } from '#client/ui/toast-area';
import ChangePasswordDialog from './change-password-dialog';

type Refusal = { code: string; retryAfterSeconds?: number };

let sent: Record<string, unknown>[];
let onClose: jest.Mock<() => void>;
beforeEach(() => {
  sent = [];
  onClose = jest.fn();
  toast.remove();
});

/** A portal that answers as told, or not at all while `answer` is undefined. */
function linkTo(answer: Refusal | 'done' | 'lost' | undefined): ApolloLink {
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

async function open(answer?: Refusal | 'done' | 'lost', language: Language = 'en') {
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
/** What stands at a field, and whether it is marked. */
const at = (name: string) => ({
  text: document.getElementById(input(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    ?.textContent,
  marked: input(name).getAttribute('aria-invalid') === 'true',
});
const wordIn = (language: Language, id: string) => allWords(language).messages[id] as string;

describe.each(languages.map(({ code }) => code))('the dialog of the own password in %s', (language) => {
  const word = (id: string) => wordIn(language, id);

  it('says at each field what it lacks, and sends nothing', async () => {
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
  ])('says in its words what %s means', async (code, id) => {
    await open({ code }, language);
    type(good);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(word(id));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says at its field that the current password is another one', async () => {
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
  ])('shows %s of the server at the new password', async (code, id) => {
    await open({ code }, language);
    type(good);
    await send();
    expect(at('next')).toEqual({ text: word(id), marked: true });
    expect(document.activeElement).toBe(input('next'));
    expect(screen.queryByRole('alert')).toBeNull();
    type({ next: 'summer-Tread-9' });
    expect(at('next').marked).toBe(false);
  });

  it('tells the change by toasts and closes', async () => {
    await open('done', language);
    type(good);
    await send();
    await screen.findByText(word('password.updated'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([{ input: { current: good.current, next: good.next } }]);
  });
});

describe('the dialog of the own password', () => {
  it('has the words of the specification', () => {
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

  it('ticks each rule as it is typed', async () => {
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

  it('shows and hides each password by its own toggle', async () => {
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

  it('tells programs that keep passwords whose they are and which', async () => {
    await open();
    const told = ['email', 'current', 'next', 'again'].map((name) => input(name).autocomplete);
    expect(told).toEqual(['username', 'current-password', 'new-password', 'new-password']);
    expect(input('email').value).toBe('dana@treadway.example');
  });

  it('sends once however often it is asked, says so meanwhile and stays until it is told what came of it', async () => {
    const dialog = await open();
    type(good);
    await send();
    await send();
    expect(sent).toHaveLength(1);
    expect(screen.getAllByText('Updating password...')).toHaveLength(2);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that something failed where the connection is lost in the middle', async () => {
    await open('lost');
    type(good);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred, please try again');
    await waitFor(() => expect(screen.queryByText('Updating password...')).toBeNull());
  });

  it('says in minutes how long to wait after too many tries', async () => {
    await open({ code: 'RATE_LIMITED', retryAfterSeconds: 61 });
    type(good);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Please wait 2 minutes and try again.',
    );
  });
});
