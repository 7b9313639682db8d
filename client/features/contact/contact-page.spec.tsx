import { afterEach, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { notePage } from '#client/platform/last-page';
import { renderPortal, type RenderOptions } from '#client/testing/render';
import ContactPage from './contact-page';

afterEach(() => sessionStorage.clear());

const me = {
  __typename: 'Profile',
  id: 'p1',
  name: 'Dana Whitfield',
  email: 'dana@shop.example',
  role: 'user',
  userType: 'standard',
  points: 0,
  imageUrl: null,
};
const result = {
  __typename: 'Result',
  id: 'r1',
  closedAt: '2026-11-02T12:00:00.000Z',
  module: { __typename: 'Module', id: 'm1', name: 'Rolling resistance' },
};

/** Creates a server that stores messages, or rejects them with a code. */
function open(options: RenderOptions = {}, rejection?: () => string | undefined) {
  const sent: Record<string, unknown>[] = [];
  const answers = (operation: string) => {
    if (operation === 'Shell') return { me };
    const nodes = { __typename: 'ResultConnection', nodes: [result] };
    if (operation === 'OwnLastTests') return { me: { __typename: 'Profile', id: 'p1', results: nodes } };
    const taken = {
      __typename: 'SendContactMessagePayload',
      number: 1043,
      copied: options.session !== 'signedOut',
    };
    return { sendContactMessage: taken };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'SendContactMessage') sent.push(variables['input'] as Record<string, unknown>);
        const code = operationName === 'SendContactMessage' ? rejection?.() : undefined;
        if (code) {
          const errors = [{ message: code, extensions: { code } }];
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        observer.next({ data: answers(operationName) });
        observer.complete();
      }),
  );
  renderPortal(<ContactPage />, { client: new ApolloClient({ cache: createCache(), link }), ...options });
  return sent;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const thanks = (name: string) => screen.findByRole('heading', { level: 1, name: `Thank you, ${name}` });

describe('the contact page for visitors', () => {
  it('requires name and e-mail address, sends both, and shows the message number', async () => {
    const sent = open({ session: 'signedOut', language: 'en' });
    expect(screen.queryByLabelText(/Which test/)).toBeNull();
    type('Name', ' Ben Rim ');
    type('E-mail', 'ben@shop.example ');
    type('What is it about?', 'account');
    type('Message', 'I cannot sign in.');
    press('Send message');
    const title = await thanks('Ben Rim');
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('status').textContent).toBe('Number S-1043. We’ll reply to ben@shop.example. ');
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        name: 'Ben Rim',
        email: 'ben@shop.example',
        lang: 'en',
        topic: 'account',
        test: null,
        text: 'I cannot sign in.',
        page: null,
        browser: expect.stringContaining(navigator.userAgent) as unknown,
        website: null,
      },
    ]);
    press('Send another message');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  });

  it('sends the browser and the previous page, unless the person opts out', async () => {
    notePage('/training/modules/m1');
    notePage('/contact');
    const sent = open({ session: 'signedOut' });
    const write = () => {
      type('Name', 'Ben Rim');
      type('E-mail', 'ben@shop.example');
      type('Message', 'It stays empty.');
    };
    write();
    press('Send message');
    await thanks('Ben Rim');
    expect(sent[0]).toMatchObject({ page: '/training/modules/m1' });
    press('Send another message');
    write();
    fireEvent.click(screen.getByRole('checkbox'));
    press('Send message');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ page: null, browser: null });
  });

  it('shows which fields are missing and sends nothing', () => {
    const sent = open({ session: 'signedOut' });
    press('Send message');
    for (const said of ['Enter your name', 'Enter an e-mail address we can reply to', 'Enter a message']) {
      expect(screen.getByText(said)).toBeTruthy();
    }
    type('Name', 'Ben Rim');
    type('Message', 'It stays empty.');
    for (const wrong of ['ben', 'ben@a@shop.example', 'ben@shop.example, all@shop.example']) {
      type('E-mail', wrong);
      press('Send message');
      expect(screen.getByText('Enter an e-mail address we can reply to')).toBeTruthy();
    }
    expect(sent).toEqual([]);
  });

  it('links to help pages, and to the support address if one is set', () => {
    open({ session: 'signedOut', settings: { supportEmail: 'help@tires.example' } });
    const to = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(to).toEqual(['/training', '/points', '/programs', '/forgot', 'mailto:help@tires.example']);
    cleanup();
    open({ session: 'signedOut', settings: { supportEmail: '' } });
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });
});

describe('the contact page for a signed-in person', () => {
  it('knows the sender, offers recent tests, and sends browser and page only if wanted', async () => {
    const sent = open();
    expect(await screen.findByText('We’ll reply to dana@shop.example')).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
    await screen.findByLabelText('Which test?');
    type('Which test?', 'Rolling resistance, Nov 2, 2026');
    type('Message', 'Question 6 has no picture.');
    press('Send message');
    await thanks('Dana Whitfield');
    expect(screen.getByText('Rolling resistance, Nov 2, 2026')).toBeTruthy();
    expect(screen.getByText(/We’re sending you a copy/)).toBeTruthy();
    press('Send another message');
    fireEvent.click(screen.getByRole('checkbox'));
    type('What is it about?', 'points');
    type('Message', 'Where are they?');
    press('Send message');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toMatchObject({ test: 'Rolling resistance, Nov 2, 2026', topic: 'test' });
    expect(sent[0]!['browser']).toContain(navigator.userAgent);
    expect(sent[0]).not.toHaveProperty('name');
    expect(sent[1]).toMatchObject({ test: null, browser: null, page: null });
    expect(sent[1]!['id']).not.toBe(sent[0]!['id']);
  });

  it('keeps a rejected text over a reload, sends it as the same message, and hides it from other people', async () => {
    let rejected: string | undefined = 'RATE_LIMITED';
    const sent = open({}, () => rejected);
    await screen.findByText('We’ll reply to dana@shop.example');
    type('Message', 'It is long.');
    press('Send message');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts');
    cleanup();
    open({ session: 'signedOut' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
    cleanup();
    rejected = undefined;
    const again = open();
    await screen.findByText('We’ll reply to dana@shop.example');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('It is long.');
    press('Send message');
    await thanks('Dana Whitfield');
    expect(again[0]!['id']).toBe(sent[0]!['id']);
  });

  it('sends a text changed after a lost response as a new message, because the first may have arrived', async () => {
    let rejected: string | undefined = 'INTERNAL';
    const sent = open({}, () => rejected);
    await screen.findByText('We’ll reply to dana@shop.example');
    type('Message', 'It is red.');
    press('Send message');
    await screen.findByRole('alert');
    rejected = undefined;
    type('Message', 'It is red, and I am on a phone.');
    press('Send message');
    await thanks('Dana Whitfield');
    expect(sent[1]!['id']).not.toBe(sent[0]!['id']);
  });
});
