import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import MailPage from './mail-page';
import MailboxPage from './mailbox-page';

const portal = window.location.origin;
const mail = {
  __typename: 'SentMail',
  id: 'm1',
  toName: 'Zoë Núñez',
  toEmail: 'zoe@people.example',
  lang: 'es',
  subject: 'Aprobado: Compuestos de invierno',
  sentAt: '2026-11-22T14:30:00.000Z',
  text: `Hola:\n\nVer el resultado\n${portal}/results/a1?x=1\n\n(Más en https://other.example/page.)\njavascript:alert(1)`,
};

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

function answer(operation: string | undefined, kept: boolean, { id, search }: Record<string, unknown>) {
  if (operation === 'MailboxRetention') return { mailboxRetention: kept };
  if (operation === 'ListViews') return { listViews: [] };
  if (operation === 'SentMail') return { sentMail: id === 'm1' ? mail : null };
  const nodes = search ? [] : [mail];
  const sentMails = { __typename: 'SentMailConnection', totalCount: nodes.length, nodes, pageInfo };
  return { sentMails };
}

const Elsewhere = () => <p>{`At ${useLocation().pathname}${useLocation().search}`}</p>;

function openMailbox(path = '/admin/mailbox', kept = true) {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        observer.next({ data: answer(operationName, kept, variables) });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/admin/mailbox" element={<MailboxPage />} />
      <Route path="/admin/mailbox/:id" element={<MailPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
}

describe('the mailbox', () => {
  it('lists sent messages and links to each', async () => {
    openMailbox();
    const row = (await screen.findByText('Zoë Núñez <zoe@people.example>')).closest('tr')!;
    fireEvent.click(within(row).getByRole('link', { name: mail.subject }));
    expect(await screen.findByRole('heading', { name: mail.subject })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mailbox' }).getAttribute('href')).toBe('/admin/mailbox');
  });

  it('shows which search has no results', async () => {
    openMailbox('/admin/mailbox?q=winter');
    expect(await screen.findByText('No messages found for “winter”')).toBeTruthy();
  });

  it('shows that messages aren’t stored if a mail server sends them', async () => {
    openMailbox('/admin/mailbox', false);
    await screen.findByText('A mail server sends the e-mails. The portal doesn’t keep copies.');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the page of a message', () => {
  it('marks the text with its language', async () => {
    openMailbox('/admin/mailbox/m1');
    expect((await screen.findByText(/^Hola:/)).getAttribute('lang')).toBe('es');
  });

  it('follows links into the portal, and opens others in a new window', async () => {
    openMailbox('/admin/mailbox/m1');
    const other = await screen.findByRole('link', { name: 'https://other.example/page' });
    expect([other.getAttribute('target'), other.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: `${portal}/results/a1?x=1` }));
    expect(await screen.findByText('At /results/a1?x=1')).toBeTruthy();
  });

  it('shows that a message doesn’t exist', async () => {
    openMailbox('/admin/mailbox/m2');
    expect(await screen.findByText('This message is no longer in the mailbox.')).toBeTruthy();
  });
});
