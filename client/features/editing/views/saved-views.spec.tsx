import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import { SavedViews } from './saved-views';
import { viewAddress } from './view-address';

type View = { id: string; name: string; address: string; isShared: boolean; updatedAt: string };

const own: View = {
  id: 'v1',
  name: 'Dealers',
  address: 'kinds=dealer&sort=-points',
  isShared: false,
  updatedAt: 'u1',
};
const shared: View = {
  id: 'v2',
  name: 'Asleep',
  address: 'lastSeenAt.before=2026-01-01',
  isShared: true,
  updatedAt: 'u2',
};

/** Creates a server that stores views, or rejects them. */
function serveViews(reject?: { code: string; fields?: string[] }) {
  let views = [own, shared];
  const sent: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    const input = variables['input'] as (Partial<View> & { list?: string }) | undefined;
    if (input) sent.push(input);
    if (input && reject) {
      return new Observable((observer) =>
        observer.error(new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: reject }] })),
      );
    }
    if (operationName === 'DeleteListView') views = views.filter(({ id }) => id !== input?.id);
    const { list: _, ...kept } = { id: 'v3', updatedAt: 'u3', ...input };
    if (operationName === 'SaveListView') views = [...views.filter(({ id }) => id !== kept.id), kept as View];
    const typed = (view: object) => ({ __typename: 'ListView', ...view });
    const data = {
      listViews: views.map(typed),
      saveListView: { __typename: 'SaveListViewPayload', view: typed(kept) },
      deleteListView: { __typename: 'DeleteListViewPayload', view: typed({ id: input?.id }) },
    };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const rename = (name: string) =>
    (views = views.map((view) => (view.id === own.id ? { ...view, name } : view)));
  return { client: new ApolloClient({ cache: createCache(), link }), sent, rename };
}

const Address = () => <output>{useLocation().search}</output>;

async function open(path: string, server = serveViews()) {
  renderPortal(
    <>
      <SavedViews list="people" />
      <Address />
    </>,
    { path, client: server.client },
  );
  await screen.findByRole('link', { name: 'Dealers' });
  return server;
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value } });

describe('the saved views of a list', () => {
  it('are tabs, with the current one marked in any order of its parameters', async () => {
    await open('/admin/people?sort=-points&kinds=dealer&after=x&from=51');
    expect(screen.getByRole('link', { name: 'Dealers' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /Asleep/ }));
    expect(screen.getByRole('status').textContent).toBe('?lastSeenAt.before=2026-01-01');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  it('save the current list under a name', async () => {
    const { sent } = await open('/admin/people?q=tom');
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Enter a name.')).toBeTruthy();
    expect(sent).toEqual([]);
    type('Toms');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Shared with all administrators' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const tab = await screen.findByRole('link', { name: /Toms/ });
    expect(tab.getAttribute('aria-current')).toBe('page');
    expect(sent).toEqual([{ list: 'people', name: 'Toms', address: 'q=tom', isShared: true }]);
  });

  it('warn before a view of the same name is replaced, and send its version', async () => {
    const { sent } = await open('/admin/people?q=tom');
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await screen.findByRole('dialog');
    type(' Déalers');
    expect(screen.getByText('This replaces the view with the same name.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ id: 'v1', updatedAt: 'u1', address: 'q=tom' })]),
    );
  });

  it('can be renamed and deleted from the current tab', async () => {
    const { sent } = await open('/admin/people?kinds=dealer&sort=-points');
    fireEvent.click(screen.getByRole('button', { name: 'More actions for the view Dealers' }));
    fireEvent.click(screen.getByRole('button', { name: 'Rename or share…' }));
    await screen.findByRole('dialog', { name: 'Change the view Dealers' });
    type('Shops');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Shops' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'More actions for the view Shops' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the view Shops?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Shops' })).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(sent.at(-1)).toEqual({ id: 'v1' });
  });

  it('show a rejected name beside the field, and keep the typed text', async () => {
    await open('/admin/people?q=tom', serveViews({ code: 'BAD_USER_INPUT', fields: ['name'] }));
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await screen.findByRole('dialog');
    type('Toms');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another view already has this name.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Toms');
  });
});

describe('a view that another administrator has changed', () => {
  it('isn’t overwritten, and shows its current state', async () => {
    const server = serveViews({ code: 'CONFLICT' });
    await open('/admin/people?kinds=dealer&sort=-points', server);
    fireEvent.click(screen.getByRole('button', { name: message('admin.views.more', { name: 'Dealers' }) }));
    fireEvent.click(screen.getByRole('button', { name: message('admin.views.change') }));
    await screen.findByRole('dialog');
    type('Mine');
    server.rename('Theirs');
    fireEvent.click(screen.getByRole('button', { name: message('admin.views.saveIt') }));
    await screen.findByRole('alert');
    expect(await screen.findByRole('link', { name: 'Theirs', hidden: true })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Mine', hidden: true })).toBeNull();
  });
});

describe('the address of a view', () => {
  it('leaves out the page and the record that is open beside the list', () => {
    expect(viewAddress('?sort=name&after=x&from=51&entry=7&actions=edit,add', 'entry')).toBe(
      viewAddress('actions=edit%2Cadd&sort=name'),
    );
  });
});
