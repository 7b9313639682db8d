import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Language } from '#client/platform/i18n/languages';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import AuditEntryPage from './audit-entry-page';
import AuditPage from './audit-page';

const entry = (id: string, values: Record<string, unknown> = {}) => ({
  __typename: 'AuditEntry',
  id,
  at: '2026-11-20T10:00:05.000Z',
  action: 'user_update',
  actorKind: 'person',
  actorId: 'p1',
  actorName: 'Haruka Ito',
  targetKind: 'profile',
  targetId: 'p2',
  targetName: 'Étienne Roy',
  outcome: 'done',
  changes: [] as unknown[],
  address: '192.0.2.14',
  sealedIn: '41207' as string | null,
  sealedAt: '2026-11-20T10:01:00.000Z' as string | null,
  ...values,
});
const change = (field: string, before: unknown, after: unknown, isErased = false) => ({
  __typename: 'AuditChange',
  field,
  before: before === undefined ? null : JSON.stringify(before),
  after: after === undefined ? null : JSON.stringify(after),
  isErased,
});

const entries = [
  entry('9', {
    changes: [
      change('userType', 'pro', 'standard'),
      change('allowsPublicAvatar', true, false),
      change('name', undefined, undefined, true),
      change('text', { en: '<p>Old</p>', es: '', fr: '' }, undefined),
    ],
  }),
  entry('8', {
    action: 'sent_email',
    actorKind: 'system',
    actorId: null,
    actorName: null,
    outcome: 'bygone',
    changes: [],
    address: null,
    sealedIn: null,
    sealedAt: null,
  }),
];

let isWide = true;
const { matchMedia } = window;
beforeEach(() => {
  isWide = true;
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: isWide && query.includes('75em') });
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

const intact = { __typename: 'AuditCheck', checkedAt: '2026-11-20T03:11:00.000Z', findings: 0 };

function open(
  path: string,
  found = entries,
  auditCheck: typeof intact | null = intact,
  language: Language = 'en',
) {
  const requests: { operation: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(
    ({ operationName: operation = '', variables }) =>
      new Observable((observer) => {
        requests.push({ operation, variables });
        const auditLog = {
          __typename: 'AuditEntryConnection',
          nodes: found,
          totalCount: found.length,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        };
        const auditEntry = found.find(({ id }) => id === variables['id']) ?? null;
        const answers: Record<string, object> = { AuditLog: { auditLog }, AuditCheck: { auditCheck } };
        observer.next({ data: answers[operation] ?? { auditEntry } });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/admin/audit" element={<AuditPage />} />
      <Route path="/admin/audit/:id" element={<AuditEntryPage />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }), language },
  );
  return requests;
}

const rows = async () => (await screen.findAllByRole('row')).slice(1);

describe('the audit log', () => {
  it.each([
    [intact, /^Integrity verified .*20/],
    [{ ...intact, findings: 2 }, /^Integrity check failed .*20.*: 2 problems found\. See the server log\.$/],
    [null, /^Integrity not verified yet$/],
  ])('shows the result of the last integrity check: %j', async (check, words) => {
    open('/admin/audit', entries, check);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows in words who changed what, and whether the event is protected', async () => {
    open('/admin/audit');
    await screen.findByText('2 events');
    const [updated, sent] = await rows();
    for (const text of ['Haruka Ito', 'Profile updated', 'Person', 'Protected'])
      expect(within(updated!).getByText(text)).toBeTruthy();
    expect(within(updated!).getByText(/Étienne Roy/).textContent).toBe('Étienne Roy, 4 fields');
    for (const text of ['Portal', 'E-mail sent', 'Pending', ', bygone'])
      expect(within(sent!).getByText(text)).toBeTruthy();
  });

  it('requests the filters of its address, with whole days in local time', async () => {
    const requests = open(
      '/admin/audit?q=roy&actions=edit,add&targetKinds.not=profile&when=2026-11-01,2026-11-30&sort=at',
    );
    await screen.findByText('2 events');
    const [from, to] = ['2026-11-01T00:00', '2026-12-01T00:00'].map((day) => new Date(day).toISOString());
    expect(requests.find(({ operation }) => operation === 'AuditLog')?.variables).toEqual({
      search: 'roy',
      where: {
        at: { after: from, before: to },
        action: { oneOf: ['add', 'edit'] },
        targetKind: { noneOf: ['profile'] },
      },
      orderBy: { field: 'at', direction: 'ASC' },
      first: 50,
      after: null,
    });
  });

  it('shows an event’s changed fields beside the list, and closes it', async () => {
    open('/admin/audit');
    fireEvent.click(within((await rows())[0]!).getByRole('link'));
    const panel = within(await screen.findByRole('complementary', { name: 'Profile updated: Étienne Roy' }));
    const values = panel
      .getAllByRole('row')
      .map(({ cells }: HTMLElement & { cells?: unknown }) =>
        [...(cells as HTMLCollectionOf<HTMLElement>)].map(({ textContent }) => textContent),
      );
    expect(values).toEqual([
      ['Field', 'Before', 'After'],
      ['User type', 'PRO', 'Standard'],
      ['Picture shown to others', 'Yes', 'No'],
      ['Name', 'Deleted with the person’s data'],
      ['Text', 'Old', 'empty'],
    ]);
    expect(panel.getByText('192.0.2.14')).toBeTruthy();
    expect(panel.getByText(/block 41207/)).toBeTruthy();
    expect(panel.getByRole('link', { name: 'All events for this person' }).getAttribute('href')).toBe(
      '/admin/audit?q=p2',
    );
    fireEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('opens a page of the event if there is no space beside the list', async () => {
    isWide = false;
    open('/admin/audit');
    fireEvent.click(within((await rows())[1]!).getByRole('link'));
    expect(await screen.findByRole('heading', { name: 'E-mail sent: Étienne Roy' })).toBeTruthy();
    expect(screen.getByText('No fields changed.')).toBeTruthy();
    expect(screen.getByText('Pending: protected within two minutes')).toBeTruthy();
  });

  it('formats the title of an event with the colon of the language', async () => {
    open(`/admin/audit/${entries[1]!.id}`, entries, intact, 'fr');
    const title = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(title.textContent).toBe('Courriel envoyé\u00a0: Étienne Roy'));
  });

  it('shows that an event doesn’t exist', async () => {
    open('/admin/audit/77');
    expect(await screen.findByText('This event doesn’t exist.')).toBeTruthy();
  });
});
