import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { createCache } from '#client/platform/apollo/cache';
import { type Language, languages } from '#client/platform/i18n/languages';
import { renderPortal } from '#client/testing/render';
import { allWords } from '#client/testing/words';
import EditPointsDialog from './edit-points-dialog';
import PasswordDialog from './password-dialog';
import type { VisiblePerson } from '../visible-person';

const person = {
  id: 'p1',
  name: 'Wei-Lin Chen',
  email: 'wl.chen@harbortire.example',
  role: 'user',
  userType: 'standard',
  lang: 'en',
  location: null,
  account: null,
  points: 1240,
  testsPassed: 7,
  openTests: 2,
  testsInProgress: 0,
  lastSeenAt: null,
  disabledAt: null,
  removalReason: null,
  managesRetailers: false,
  createdAt: '2026-03-11T00:00:00.000Z',
  updatedAt: '2026-03-11T00:00:00.000Z',
} satisfies VisiblePerson;

type Rejection = { code: string; balance?: number };

/** Creates a server with one person's points and password that records what was sent. */
function serve({ balance = 1240, reject }: { balance?: number | null; reject?: Rejection } = {}) {
  const sent: Record<string, unknown>[] = [];
  let points = balance;
  let rejection = reject;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'PersonBalance') {
          const profile = points === null ? null : { __typename: 'Profile', id: 'p1', points };
          observer.next({ data: { profile } });
          return observer.complete();
        }
        const input = variables['input'] as Record<string, unknown>;
        sent.push(input);
        if (rejection) {
          const errors = [{ message: rejection.code, extensions: { ...rejection } }];
          points = rejection.balance ?? points;
          rejection = undefined;
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        const field = operationName === 'SetPoints' ? 'setPoints' : 'changePassword';
        const profile = { __typename: 'Profile', id: 'p1', points: input['amount'] ?? 0, openSessions: 0 };
        observer.next({ data: { [field]: { __typename: 'Payload', profile } } });
        observer.complete();
      }),
  );
  return { sent, client: new ApolloClient({ cache: createCache(), link }) };
}

const onClose = jest.fn();
beforeEach(() => void onClose.mockClear());

const open = (
  Dialog: typeof PasswordDialog,
  server: ReturnType<typeof serve>,
  language: Language = 'en',
): Record<string, unknown>[] => {
  renderPortal(
    <>
      <Dialog opened onClose={onClose} person={person} />
      <Toaster />
    </>,
    { client: server.client, language },
  );
  return server.sent;
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the Edit Points dialog', () => {
  it('sets the points to a number, shows the difference, and saves the note', async () => {
    const sent = open(EditPointsDialog, serve());
    const dialog = await screen.findByRole('dialog', { name: 'Edit Points' });
    expect(within(dialog).getByText('Wei-Lin Chen')).toBeTruthy();
    await within(dialog).findByText('1,240');
    type('Set points to', '1 300');
    expect(within(dialog).getByText('Gives 60 points, makes 1,300')).toBeTruthy();
    type('Set points to', '1240');
    expect(within(dialog).getByText('Changes nothing')).toBeTruthy();
    type('Set points to', '940');
    expect(within(dialog).getByText('Takes away 300 points, leaves 940')).toBeTruthy();
    type('Note, shown in the person’s history', 'Return of an order');
    press('Set to 940 points');
    await screen.findByText('Set to 940 points', { selector: '[role=status]' });
    expect(sent).toEqual([
      { profileId: 'p1', amount: 940, expectedBalance: 1240, note: 'Return of an order' },
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(['', '-1', '1.5', '1,5', 'many', '1000000001', '2147483648'])('rejects %j', async (typed) => {
    const sent = open(EditPointsDialog, serve());
    await screen.findByText('1,240');
    type('Set points to', typed);
    // A longer number would lose its end and be another.
    expect(screen.getByLabelText<HTMLInputElement>('Set points to').maxLength).toBe(13);
    press('Set points');
    await screen.findByText('A whole number from 0 to 1,000,000,000, without separators');
    expect(sent).toEqual([]);
  });

  it('saves nothing if the balance has changed, and shows the new one', async () => {
    const sent = open(EditPointsDialog, serve({ reject: { code: 'CONFLICT', balance: 1300 } }));
    await screen.findByText('1,240');
    type('Set points to', '940');
    press('Set to 940 points');
    await screen.findByText(/The balance changed while you were editing/);
    await screen.findByText('Takes away 360 points, leaves 940');
    expect(onClose).not.toHaveBeenCalled();
    press('Set to 940 points');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent.map(({ expectedBalance }) => expectedBalance)).toEqual([1240, 1300]);
  });

  it.each(languages.map(({ code }) => code))(
    'shows in %s that the points couldn’t be loaded, and closes',
    async (language) => {
      open(EditPointsDialog, serve({ balance: null }), language);
      await screen.findByText(allWords(language).messages['people.points.unread'] as string);
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );
});

describe('the Change Password dialog for another person', () => {
  const next = () => press('Change password');

  it('names the person, asks whether they have been informed, and saves', async () => {
    const sent = open(PasswordDialog, serve());
    const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
    expect(within(dialog).getByText('Wei-Lin Chen')).toBeTruthy();
    expect(within(dialog).getByText('wl.chen@harbortire.example')).toBeTruthy();
    type('New password', 'harbor 8');
    next();
    await screen.findByText(
      'Have you communicated this change to the user? You can NOT view the password after saving.',
    );
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('password');
    press('No, go back');
    expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('harbor 8');
    next();
    expect(sent).toEqual([]);
    press('Yes, save the password');
    await screen.findByText('Updating password...', { selector: '[role=status]' });
    await screen.findByText('Password updated successfully');
    expect(sent).toEqual([{ profileId: 'p1', password: 'harbor 8' }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows and selects the password if the browser refuses to copy it', async () => {
    open(PasswordDialog, serve());
    await screen.findByRole('dialog');
    type('New password', 'harbor-grip');
    next();
    await screen.findByText(/^Have you communicated/);
    // jsdom has no clipboard, like a page whose address isn't secure.
    press('Copy');
    await screen.findByText(/^Couldn’t copy/);
    const field = screen.getByLabelText('New password') as HTMLInputElement;
    expect(field.type).toBe('text');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'harbor-grip'.length]);
  });

  it('shows in a toast that a password is too short, and doesn’t ask for confirmation', async () => {
    const sent = open(PasswordDialog, serve());
    await screen.findByRole('dialog');
    type('New password', 'seven-7');
    next();
    await screen.findByText('Password must be at least 8 characters');
    type('New password', 'a'.repeat(65));
    next();
    await screen.findByText('Too many characters');
    expect(screen.queryByText(/Have you communicated/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('generates a new readable password each time', async () => {
    open(PasswordDialog, serve());
    await screen.findByRole('dialog');
    const made = () => {
      press('Make one up');
      const field = screen.getByLabelText('New password') as HTMLInputElement;
      expect(field.type).toBe('text');
      return field.value;
    };
    const [one, other] = [made(), made()];
    expect(one).toMatch(/^[A-Z][a-z]{4}-[A-Z][a-z]{4}-\d\d$/);
    expect(other).not.toBe(one);
  });

  it('returns to the field with the reason if the person already has the password', async () => {
    const sent = open(PasswordDialog, serve({ reject: { code: 'PASSWORD_UNCHANGED' } }));
    await screen.findByRole('dialog');
    type('New password', 'harbor-grip');
    next();
    press('Yes, save the password');
    const message = await screen.findByText('This is already the person’s password. Choose a different one.');
    const field = screen.getByLabelText('New password');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.contains(message)).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    type('New password', 'harbor-grip-2');
    expect(screen.queryByText(/already the person’s password/)).toBeNull();
    next();
    press('Yes, save the password');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent.map(({ password }) => password)).toEqual(['harbor-grip', 'harbor-grip-2']);
  });

  it('shows for a person who signs in elsewhere that there is no e-mail address', async () => {
    open(PasswordDialog, serve({ reject: { code: 'NO_EMAIL' } }));
    await screen.findByRole('dialog');
    type('New password', 'harbor-grip');
    next();
    press('Yes, save the password');
    await screen.findByText('No email address found');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('uses the texts of the specification', () => {
    expect(allWords('en').messages).toMatchObject({
      'people.editPoints': 'Edit Points',
      'people.points.unread': 'Failed to fetch points',
      'people.password.short': 'Password must be at least 8 characters',
      'people.password.question':
        'Have you communicated this change to the user? You can NOT view the password after saving.',
      'password.updating': 'Updating password...',
      'password.updated': 'Password updated successfully',
    });
  });
});
