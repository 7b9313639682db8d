import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import MessagePage from './message-page';
import MessagesPage from './messages-page';

const message = {
  __typename: 'AdminContactMessage',
  id: 'c1',
  number: 1043,
  profileId: null,
  name: 'Éloïse Gagnon',
  email: 'eloise@pneus.example',
  lang: 'fr',
  topic: 'program',
  test: null,
  text: 'Refusé <b>depuis</b> lundi.',
  excerpt: 'Refusé <b>depuis</b> lundi.',
  page: null,
  browser: null,
  done: false,
  repliedAt: null as string | null,
  reply: null as string | null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

/** Creates a server with one message. With `conflict`, another administrator replies first. */
function open(path: string, conflict = false) {
  const requests: Record<string, unknown>[] = [];
  let stored = message;
  const answered = (reply: string) => {
    stored = {
      ...stored,
      reply,
      done: true,
      repliedAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
    };
  };
  const answer = (operation: string, input: Record<string, unknown>): unknown => {
    if (operation === 'AdminContactMessage') return { adminContactMessage: stored };
    if (operation === 'OpenBulkActions')
      return { bulkActions: { __typename: 'BulkActionConnection', nodes: [] } };
    if (operation === 'ReplyToContactMessage') {
      answered(String(input['text']));
      return {
        replyToContactMessage: { __typename: 'ReplyToContactMessagePayload', contactMessage: stored },
      };
    }
    if (operation === 'UpdateContactMessage') {
      stored = { ...stored, done: Boolean(input['done']) };
      return { updateContactMessage: { __typename: 'UpdateContactMessagePayload', contactMessage: stored } };
    }
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    return {
      adminContactMessages: {
        __typename: 'AdminContactMessageConnection',
        nodes: [stored],
        totalCount: 1,
        pageInfo,
      },
    };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        requests.push({ operationName, ...variables });
        if (conflict && operationName === 'ReplyToContactMessage') {
          answered('Somebody else was first.');
          const errors = [{ message: 'CONFLICT', extensions: { code: 'CONFLICT' } }];
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        observer.next({
          data: answer(operationName, (variables['input'] ?? {}) as Record<string, unknown>) as never,
        });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/admin/messages" element={<MessagesPage />} />
      <Route path="/admin/messages/:id" element={<MessagePage />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }), settings: { supportEmail: '' } },
  );
  return requests;
}

const form = () => screen.findByLabelText('Reply to Éloïse Gagnon');

describe('the list of support messages', () => {
  it('shows number, sender and status, filters by status and topic, and links to each message', async () => {
    const requests = open('/admin/messages?done=false&topic=program,points');
    const row = (await screen.findByText('Éloïse Gagnon')).closest('tr')!;
    expect(within(row).getByText('S-1043')).toBeTruthy();
    expect(within(row).getByText('Open')).toBeTruthy();
    expect(screen.getByText(/No support address is set/)).toBeTruthy();
    expect(requests.find(({ operationName }) => operationName === 'AdminContactMessages')).toMatchObject({
      where: { done: { equals: false }, topic: { oneOf: ['points', 'program'] } },
    });
    fireEvent.click(within(row).getByRole('link'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('S-1043');
  });
});

describe('the status of a support message', () => {
  it('can be changed in its cell of the list', async () => {
    const requests = open('/admin/messages');
    const cell = (await screen.findByText('Open')).closest('td')!;
    fireEvent.keyDown(cell, { key: 'Enter' });
    const input = screen.getByRole('combobox', { name: 'Status of Éloïse Gagnon' });
    fireEvent.change(input, { target: { value: 'done' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(await screen.findByText('Done')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({
      operationName: 'UpdateContactMessage',
      input: { id: 'c1', updatedAt: message.updatedAt, done: true },
    });
  });
});

describe('the page of a support message', () => {
  it('shows the text in its language, and sends one reply', async () => {
    const requests = open('/admin/messages/c1');
    const text = await screen.findByText(message.text);
    expect(text.getAttribute('lang')).toBe('fr');
    fireEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(screen.getByText('Write a reply')).toBeTruthy();
    fireEvent.change(await form(), { target: { value: 'Il manque un zéro.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Il manque un zéro.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull();
    expect(screen.getByText('Answered')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({
      input: { id: 'c1', updatedAt: message.updatedAt, text: 'Il manque un zéro.' },
    });
  });

  it('shows the reply of another administrator who was first', async () => {
    open('/admin/messages/c1', true);
    fireEvent.change(await form(), { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Somebody else was first.')).toBeTruthy();
  });

  it('can be marked as done and reopened', async () => {
    open('/admin/messages/c1');
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeTruthy();
  });
});
