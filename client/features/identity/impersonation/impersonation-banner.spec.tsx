import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { announceRejection } from '#client/platform/requests/rejections';
import { renderPortal } from '#client/testing/render';
import ImpersonationBanner from './impersonation-banner';
import { isImpersonationNoted, noteImpersonation } from './impersonation-note';

interface Seen {
  isOver: boolean;
}

/** Opens the banner with a server that returns the current result of `seen`. Records what was sent. */
function open(seen: () => Seen | null | 'silent', rejects = false) {
  const sent: unknown[] = [];
  const answer = (name: string | undefined): Record<string, unknown> => {
    if (name === 'EndImpersonation')
      return { endImpersonation: { __typename: 'EndImpersonationPayload', profileId: 'p1' } };
    const now = seen() as Seen | null;
    const until = new Date(Date.now() + 60_000).toISOString();
    return {
      impersonation: now && {
        __typename: 'Impersonation',
        profileId: 'p1',
        name: 'Tom Becker',
        until,
        ...now,
      },
    };
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'EndImpersonation') sent.push(variables);
        if (operationName === 'EndImpersonation' && rejects) {
          const error = { message: 'rejected', extensions: { code: 'UNAVAILABLE' } };
          observer.error(new CombinedGraphQLErrors({ errors: [error] }));
          return;
        }
        if (operationName === 'Impersonation' && seen() === 'silent') {
          observer.error(new Error('no answer'));
          return;
        }
        observer.next({ data: answer(operationName) });
        observer.complete();
      }),
  );
  renderPortal(<ImpersonationBanner />, {
    path: '/',
    client: new ApolloClient({ link, cache: createCache() }),
  });
  return sent;
}

describe('the impersonation banner', () => {
  beforeEach(() => noteImpersonation(true));

  it('names the person, and stays visible if ending fails', async () => {
    const sent = open(() => ({ isOver: false }), true);
    await screen.findByText('You see the portal as Tom Becker');
    fireEvent.click(screen.getByRole('button', { name: 'Back to admin' }));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/does not answer|not reach|try/i),
    );
    expect(sent).toEqual([{ input: { profileId: 'p1' } }]);
    expect(isImpersonationNoted()).toBe(true);
  });

  it('loads its state again when the server reports that the time is over, and shows it', async () => {
    let isOver = false;
    open(() => ({ isOver }));
    await screen.findByText('You see the portal as Tom Becker');
    isOver = true;
    act(() => announceRejection('IMPERSONATION_ENDED'));
    await screen.findByText('You no longer see the portal as Tom Becker.');
    expect(screen.getByRole('button', { name: 'Back to admin' })).toBeTruthy();
  });

  it('loads its state again if there was no response', async () => {
    let isSilent = true;
    open(() => (isSilent ? 'silent' : { isOver: false }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    isSilent = false;
    await screen.findByText('You see the portal as Tom Becker', {}, { timeout: 4000 });
  });

  it('disappears with its stored note if the server knows of no impersonation', async () => {
    open(() => null);
    await waitFor(() => expect(isImpersonationNoted()).toBe(false));
    expect(screen.queryByRole('button', { name: 'Back to admin' })).toBeNull();
  });
});
