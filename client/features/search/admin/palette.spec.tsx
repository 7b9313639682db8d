import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { flushBeforeSignOut } from '#client/platform/sign-in/flush';
import { renderPortal } from '#client/testing/render';
import Palette from './palette';

const pages = [
  { to: '/admin/people', labelId: 'admin.people' },
  { to: '/admin/audit', labelId: 'admin.audit' },
];

const chen = (id: string, name: string, disabled = false) => ({
  __typename: 'JumpTarget',
  id,
  kind: 'person',
  name,
  note: 'Harbor Tire Center',
  email: `${id}@harbortire.example`,
  disabled,
});

type Answer = () => void;

/** Creates a server that knows two people, and responds when the spec says so. */
function serve() {
  const requests: string[] = [];
  const answers: Answer[] = [];
  let fails = false;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'JumpTargetsOf') {
          observer.next({ data: { jumpTargetsOf: [chen('p2', 'Marcus Chen-Ortiz', true)] } });
          return observer.complete();
        }
        const words = String(variables['words']);
        requests.push(words);
        const data = { jumpTargets: [chen('p1', `Wei-Lin Chen ${words}`), chen('p2', 'Marcus Chen', true)] };
        answers.push(() => {
          if (fails) return observer.error(new Error('away'));
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  return {
    requests,
    answers,
    fail: () => (fails = true),
    client: new ApolloClient({ cache: createCache(), link }),
  };
}

const Address = () => <output data-testid="address">{useLocation().pathname + useLocation().search}</output>;

function open(server = serve()) {
  const onClose = jest.fn();
  const { unmount } = renderPortal(
    <>
      <Palette opened onClose={onClose} pages={pages} profileId="me" />
      <Address />
    </>,
    { path: '/admin/modules', client: server.client },
  );
  return { ...server, onClose, unmount };
}

const field = () => screen.findByRole<HTMLInputElement>('combobox');
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const answer = ({ answers }: { answers: Answer[] }, at: number) => act(async () => answers[at]!());
const selectedIndex = () => screen.getByRole('option', { selected: true });
const address = () => screen.getByTestId('address').textContent;

afterEach(() => sessionStorage.clear());

describe('the command palette', () => {
  it('finds a person by a few letters, with the keyboard only', async () => {
    const server = open();
    await type('chen');
    await waitFor(() => expect(server.requests).toEqual(['chen']));
    await answer(server, 0);
    expect(within(selectedIndex()).getByText('Wei-Lin Chen chen')).toBeTruthy();
    fireEvent.keyDown(await field(), { key: 'ArrowDown' });
    expect(selectedIndex().textContent).toContain('Marcus Chen');
    expect(selectedIndex().textContent).toContain('Disabled');
    expect((await field()).getAttribute('aria-activedescendant')).toBe(selectedIndex().id);
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(server.onClose).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/admin/people/p2');
  });

  it('selects an e-mail address that the browser refuses to copy', async () => {
    const server = open();
    await type('chen');
    await waitFor(() => expect(server.requests).toEqual(['chen']));
    await answer(server, 0);
    // jsdom has no clipboard, like a page whose address isn't secure.
    fireEvent.click(screen.getByRole('button', { name: 'Copy e-mail' }));
    await waitFor(() => expect(getSelection()?.toString()).toBe('p1@harbortire.example'));
    fireEvent.keyDown(await field(), { key: 'ArrowDown' });
    expect(screen.queryByText('p1@harbortire.example')).toBeNull();
  });

  it('moves from the last option to the first and back', async () => {
    open();
    expect((await screen.findByRole('option', { selected: true })).textContent).toContain('All people');
    fireEvent.keyDown(await field(), { key: 'ArrowUp' });
    expect(selectedIndex().textContent).toContain('Audit log');
    fireEvent.keyDown(await field(), { key: 'ArrowDown' });
    expect(selectedIndex().textContent).toContain('All people');
  });

  it('searches for two letters or more, once typing has paused', async () => {
    const { requests } = open();
    await type('c');
    expect(await screen.findByText(/at least 2 letters/)).toBeTruthy();
    const box = await field();
    for (const value of ['ch', 'che']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(requests).toEqual(['che']));
  });

  it('ignores a late response to an earlier search', async () => {
    const server = open();
    await type('first');
    await waitFor(() => expect(server.requests).toHaveLength(1));
    await type('second');
    await waitFor(() => expect(server.requests).toEqual(['first', 'second']));
    await answer(server, 1);
    await answer(server, 0);
    expect(screen.getByText('Wei-Lin Chen second')).toBeTruthy();
    expect(screen.queryByText('Wei-Lin Chen first')).toBeNull();
  });

  it('finds pages whatever dashes, accents and ligatures are typed', async () => {
    open();
    await type('Ãuđit');
    expect((await screen.findByRole('option', { selected: true })).textContent).toContain('Audit log');
  });

  it('still finds pages if the server doesn’t respond, and retries', async () => {
    const server = open();
    await type('audit');
    await waitFor(() => expect(server.answers).toHaveLength(1));
    server.fail();
    await answer(server, 0);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByRole('option')[0]!.textContent).toContain('Audit log');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.answers).toHaveLength(2));
  });

  it('offers recent targets by their current names, in this session and only to this person', async () => {
    const first = open();
    await type('chen');
    await waitFor(() => expect(first.answers).toHaveLength(1));
    await answer(first, 0);
    fireEvent.click(screen.getByText('Marcus Chen'));
    fireEvent.click(screen.getByText('All people that match “chen”'));
    expect(sessionStorage.getItem('treadway.recentTargets')).not.toMatch(/chen/i);
    first.unmount();
    const { unmount } = open();
    const recent = await screen.findByRole('group', { name: 'Recently opened' });
    expect(within(recent).getAllByRole('option')).toHaveLength(1);
    expect(within(recent).getByRole('option').textContent).toContain('Marcus Chen-Ortiz');
    unmount();
    await flushBeforeSignOut();
    expect(sessionStorage.getItem('treadway.recentTargets')).toBeNull();
  });
});
