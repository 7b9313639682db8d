import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import ConfirmPage from '../links/confirm-page';
import LeavePage from '../links/leave-page';
import NewsletterPage from '../newsletter-page';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const own = (changes: object) => ({
  __typename: 'NewsletterSubscription',
  id: 'u',
  email: 'dana@shop.example',
  lang: 'en',
  state: 'confirmed',
  requestedAt: hours(-1),
  linkUntil: hours(47),
  confirmedAt: '2026-11-02T12:00:00.000Z',
  leftAt: null,
  canRejoin: false,
  ...changes,
});

type Answer = Record<string, unknown> | string;
type Actions = Record<string, (input: Record<string, unknown>) => Answer>;

/** Creates a server where the subscription has this state. Actions change it or are rejected with a code. */
function show(first: object | null, actions: Actions = {}, path = '/pro-training/newsletter') {
  let subscription = first;
  const requests: unknown[] = [];
  const answer = (operation: string, input: Record<string, unknown>): Answer => {
    if (operation === 'NewsletterIssues') {
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      return {
        newsletterIssues: { __typename: 'NewsletterIssueConnection', nodes: [], pageInfo, totalCount: 0 },
      };
    }
    if (operation === 'Newsletter') {
      return {
        me: { __typename: 'Profile', id: 'p', email: 'me@shop.example' },
        newsletter: {
          __typename: 'Newsletter',
          id: 's',
          section: 'pro_training',
          name: 'The Contact Patch',
          since: null,
          nextIssueAt: '2026-12-01T12:00:00.000Z',
          subscription,
        },
      };
    }
    requests.push([operation, input]);
    const done = actions[operation]!(input);
    if (typeof done === 'string' || 'newsletter' in done) {
      const name = operation[0]!.toLowerCase() + operation.slice(1);
      return typeof done === 'string' ? done : { [name]: { __typename: `${operation}Payload`, ...done } };
    }
    subscription = own(done);
    const name = operation[0]!.toLowerCase() + operation.slice(1);
    return { [name]: { __typename: `${operation}Payload`, subscription } };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const answered = answer(operationName, (variables['input'] ?? {}) as Record<string, unknown>);
        if (typeof answered === 'string') {
          const errors = [{ message: answered, extensions: { code: answered } }];
          observer.error(new CombinedGraphQLErrors({ errors }, errors));
          return;
        }
        observer.next({ data: answered });
        observer.complete();
      }),
  );
  const section = { id: 's', key: 'pro_training', title: 'PRO training', lead: '', pages: [] };
  renderPortal(
    <Routes>
      <Route element={<Outlet context={section} />}>
        <Route path="/pro-training/newsletter" element={<NewsletterPage />} />
      </Route>
      <Route path="/newsletter/confirm" element={<ConfirmPage />} />
      <Route path="/newsletter/leave" element={<LeavePage />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  return requests;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the newsletter subscription panel', () => {
  it('subscribes the person’s e-mail address, and then waits for confirmation', async () => {
    const requests = show(null, {
      SubscribeToNewsletter: (input) => ({ ...input, state: 'pending', requestedAt: hours(0) }),
    });
    await heading('Subscribe: the next issue comes out on Dec 1, 2026');
    expect(screen.getByDisplayValue('me@shop.example')).toBeTruthy();
    await press('Subscribe');
    await heading('Check your inbox to confirm');
    expect(requests).toEqual([
      ['SubscribeToNewsletter', { section: 'pro_training', email: 'me@shop.example', lang: 'en' }],
    ]);
    expect(screen.getByText(/Open the link in it and confirm/).textContent).toContain('me@shop.example');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in 0[01]:/ }).disabled).toBe(
      true,
    );
    await press('Change address');
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
  });

  it('requires a valid address, and shows the server’s error', async () => {
    const requests = show(null, { SubscribeToNewsletter: () => 'RATE_LIMITED' });
    fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'nobody' } });
    await press('Subscribe');
    expect(await screen.findByText('Enter your e-mail address')).toBeTruthy();
    expect(requests).toEqual([]);
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'a@b.example' } });
    await press('Subscribe');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByDisplayValue('a@b.example')).toBeTruthy();
  });

  it('sends a new link if the first one has expired', async () => {
    const requests = show(own({ state: 'pending', requestedAt: hours(-49), linkUntil: hours(-1) }), {
      SubscribeToNewsletter: () => ({ state: 'pending', requestedAt: hours(0) }),
    });
    await heading('This link has expired');
    await press('Send a new link');
    expect(requests).toEqual([
      ['SubscribeToNewsletter', { section: 'pro_training', email: 'dana@shop.example', lang: 'en' }],
    ]);
  });

  it('unsubscribes with one click, and can undo it', async () => {
    show(own({}), {
      LeaveNewsletter: () => ({ state: 'left', leftAt: hours(0), canRejoin: true }),
      RejoinNewsletter: () => ({}),
    });
    await heading('Next issue on Dec 1, 2026');
    expect(screen.getByText('Subscribed since Nov 2, 2026')).toBeTruthy();
    await press('Unsubscribe');
    expect(await screen.findByText('Not subscribed')).toBeTruthy();
    await press('Undo');
    await heading('Next issue on Dec 1, 2026');
  });

  it('asks for the address again if the person unsubscribed longer ago', async () => {
    show(own({ state: 'left', leftAt: hours(-30) }));
    expect(await screen.findByDisplayValue('dana@shop.example')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the pages of newsletter links', () => {
  const named = { __typename: 'LinkedNewsletter', section: 'pro_training', name: 'The Contact Patch' };

  it('confirm a subscription when the button is pressed, not when the page opens', async () => {
    const requests = show(
      null,
      { ConfirmNewsletter: () => ({ newsletter: named }) },
      '/newsletter/confirm?link=t0k',
    );
    await heading('Confirm your subscription');
    expect(requests).toEqual([]);
    await press('Confirm subscription');
    await heading('You’re subscribed to “The Contact Patch”');
    expect(requests).toEqual([['ConfirmNewsletter', { token: 't0k' }]]);
    expect(screen.getByRole('link', { name: 'View issues' }).getAttribute('href')).toBe(
      '/pro-training/newsletter',
    );
  });

  it('show that a link has expired', async () => {
    show(null, { ConfirmNewsletter: () => ({ newsletter: null }) }, '/newsletter/confirm?link=t0k');
    await press('Confirm subscription');
    expect(await heading('This link no longer works')).toBeTruthy();
  });

  it('unsubscribe when the button is pressed, not when the page opens', async () => {
    const requests = show(
      null,
      { LeaveNewsletterByLink: () => ({ newsletter: named }) },
      '/newsletter/leave?link=t0k',
    );
    await heading('Unsubscribe from this newsletter?');
    expect(requests).toEqual([]);
    await press('Unsubscribe');
    await heading('You’ve unsubscribed from “The Contact Patch”');
    expect(requests).toEqual([['LeaveNewsletterByLink', { token: 't0k' }]]);
  });
});
