import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Route, Routes, useLocation } from 'react-router-dom';
import { announceChange } from '#client/platform/changes/changes';
import { renderPortal } from '#client/testing/render';
import { ToastArea } from '#client/ui/feedback/toast-area';
import EntryDialog from './entry-dialog';

type Answer =
  | { entry: { bucket: string; expiresAt: string } | null }
  | { code: string; wait?: number }
  | 'never';

const found = (bucket: string): Answer => ({ entry: { bucket, expiresAt: '2026-12-01T14:30:00.000Z' } });
const missed: Answer = { entry: null };

let requests: unknown[];
let open: { distributor: boolean; retailer: boolean };
let copy: string;

function rejection({ code, wait }: { code: string; wait?: number }) {
  const extensions = { code, ...(wait !== undefined && { retryAfterSeconds: wait }) };
  return new CombinedGraphQLErrors({ errors: [{ message: code, extensions }] });
}

const clientOf = (answers: Answer[]) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ operationName, variables }) =>
        new Observable((observer) => {
          if (operationName === 'EntryDialog') {
            const settings = {
              __typename: 'Settings',
              goldDistributorModulesEnabled: open.distributor,
              goldRetailerModulesEnabled: open.retailer,
              goldModalCopy: copy,
            };
            observer.next({ data: { settings } });
            observer.complete();
            return;
          }
          requests.push(variables['input']);
          const answer = answers.shift()!;
          if (answer === 'never') return;
          if ('code' in answer) {
            observer.error(rejection(answer));
            return;
          }
          const entry = answer.entry && { __typename: 'ProgramEntry', ...answer.entry };
          const checkAccountNumber = {
            __typename: 'CheckAccountNumberPayload',
            found: entry !== null,
            entry,
          };
          observer.next({ data: { checkAccountNumber } });
          observer.complete();
        }),
    ),
  });

function Opened() {
  const [opened, setOpened] = useState(true);
  return <EntryDialog opened={opened} bucket="distributor" onClose={() => setOpened(false)} />;
}

const Address = () => <output>{useLocation().pathname}</output>;

async function show(...answers: Answer[]) {
  renderPortal(
    <>
      <Address />
      <ToastArea />
      <Routes>
        <Route path="/programs" element={<Opened />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { path: '/programs', client: clientOf(answers) },
  );
  await screen.findByRole('form', { name: 'Distributors' });
}

const formOf = (name: string) => {
  const form = within(screen.getByRole('form', { name }));
  return {
    field: () => form.getByLabelText<HTMLInputElement>('Account number'),
    button: () => form.getByRole<HTMLButtonElement>('button'),
    says: () => screen.getByRole('form', { name }).textContent,
  };
};
const distributors = () => formOf('Distributors');
const retailers = () => formOf('Distributors or retailers');

const type = (form: ReturnType<typeof formOf>, value: string) =>
  fireEvent.change(form.field(), { target: { value } });

beforeEach(() => {
  requests = [];
  open = { distributor: true, retailer: true };
  copy = '';
});
afterEach(() => {
  jest.useRealTimers();
  toast.remove();
});

describe('a form of the account number dialog', () => {
  it('enables its button once a number is entered, and shows an error if left empty', async () => {
    copy = '<p>Gold dealers know the range <b>best</b>.</p>';
    await show();
    expect(screen.getByRole('dialog', { name: 'Dealer Program' }).textContent).toContain(
      'know the range best',
    );
    const form = distributors();
    expect(form.button().disabled).toBe(true);
    expect(form.says()).toContain('Enter an account number');
    fireEvent.blur(form.field());
    expect(form.says()).toContain('This field is required');
    expect(form.says()).toContain('Enter your account number to continue.');
    type(form, ' - - ');
    expect(form.button().disabled).toBe(true);
    type(form, '20-418 0733');
    expect(form.button().disabled).toBe(false);
    expect(form.says()).not.toContain('required');
    expect(retailers().button().disabled).toBe(true);
  });

  it('sends one request at a time, with its own program', async () => {
    await show('never');
    const form = retailers();
    type(form, 'GR-7702');
    fireEvent.click(form.button());
    await waitFor(() => expect(form.button().textContent).toBe('Checking…'));
    expect(form.button().getAttribute('aria-disabled')).toBe('true');
    expect(form.field().readOnly).toBe(true);
    fireEvent.click(form.button());
    fireEvent.submit(screen.getByRole('form', { name: 'Distributors or retailers' }));
    expect(requests).toEqual([{ bucket: 'retailer', number: 'GR-7702' }]);
  });

  it('shows that a number is unknown, until another one is typed', async () => {
    await show(missed);
    const form = distributors();
    type(form, '1');
    fireEvent.click(form.button());
    await waitFor(() =>
      expect(form.says()).toContain(
        'We don’t know this number as a distributor’s. Check the digits, or use the other form.',
      ),
    );
    expect(form.button().disabled).toBe(false);
    type(form, '12');
    expect(form.says()).not.toContain('We don’t know');
  });

  it.each(['distributor', 'retailer'] as const)(
    'is disabled while the %s program is closed, unlike the other one',
    async (bucket) => {
      open[bucket] = false;
      await show();
      const [closed, other, name] =
        bucket === 'distributor'
          ? [distributors(), retailers(), 'Gold Distributor']
          : [retailers(), distributors(), 'Gold Retailer'];
      expect(closed.button().disabled).toBe(true);
      expect(closed.says()).toContain(`${name} training is closed right now.`);
      expect(closed.says()).toContain('We’ll show it under Programs when it opens.');
      type(other, '5');
      expect(other.button().disabled).toBe(false);
    },
  );

  it('is disabled if its program was closed before the request', async () => {
    await show({ code: 'FORBIDDEN' });
    const form = distributors();
    type(form, '5');
    open.distributor = false;
    fireEvent.click(form.button());
    await waitFor(() => expect(form.says()).toContain('training is closed right now.'));
    expect(form.button().disabled).toBe(true);
  });

  it('is disabled as soon as its program is closed', async () => {
    await show();
    const form = distributors();
    type(form, '5');
    open.distributor = false;
    act(() => void announceChange('settings'));
    await waitFor(() => expect(form.says()).toContain('training is closed right now.'));
    expect(form.button().disabled).toBe(true);
  });

  it('keeps the number if the request fails', async () => {
    await show({ code: 'INTERNAL' });
    const form = distributors();
    type(form, '5501');
    fireEvent.click(form.button());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error ocurred. Your number is still here; try again.',
    );
    expect([form.field().value, form.button().disabled]).toEqual(['5501', false]);
  });
});

describe('the account number dialog', () => {
  it('disables both forms after too many incorrect numbers, and enables them automatically', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T14:30:00') });
    await show({ code: 'RATE_LIMITED', wait: 42 * 60 });
    const form = retailers();
    type(form, '5');
    type(distributors(), '6');
    fireEvent.click(form.button());
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(form.says()).toMatch(/10 wrong numbers in an hour\. Try again in 42 minutes, at 3:12\sPM\./);
    expect(form.says()).toContain('Only wrong numbers count.');
    expect([form.button().disabled, distributors().button().disabled]).toEqual([true, true]);
    act(() => void jest.advanceTimersByTime(41 * 60_000 + 1000));
    expect(form.says()).toContain('Try again in 1 minute,');
    act(() => void jest.advanceTimersByTime(60_000));
    expect([form.button().disabled, distributors().button().disabled]).toEqual([false, false]);
  });

  it.each([
    ['Distributors', 'distributor', 'Gold Distributor'],
    ['Distributors or retailers', 'retailer', 'Gold Retailer'],
  ])(
    'closes after a valid number of %s, and opens the page of its program',
    async (name, bucket, program) => {
      await show(found(bucket));
      const form = formOf(name);
      type(form, '5501');
      fireEvent.click(form.button());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await screen.findByText(new RegExp(`^${program} is open until Tue, Dec 1, `));
      expect(document.querySelector('output')!.textContent).toBe(`/training/gold-${bucket}`);
    },
  );
});
