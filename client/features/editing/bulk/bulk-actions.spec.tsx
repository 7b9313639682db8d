import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import { BulkActionDefinitions } from './bulk-actions';
import { OpenActions } from './open-actions';
import type { Selected } from './selection';

type RecordedRequest = { name: string; variables: Record<string, unknown> };

const line = (over: object = {}) => ({
  __typename: 'BulkAction',
  id: 'b1',
  list: 'people',
  action: 'role',
  values: [{ __typename: 'BulkValue', name: 'role', value: 'manager' }],
  state: 'running',
  stoppedBecause: null,
  isOwn: true,
  startedAt: '2026-11-25T10:00:00.000Z',
  endedAt: null,
  total: 4310,
  done: 2100,
  leftOut: 50,
  undone: 0,
  kept: 0,
  canBeUndone: false,
  undoUntil: null,
  undoneAt: null,
  ...over,
});

const preview = {
  __typename: 'BulkPreview',
  total: 4312,
  takes: 4310,
  names: ['Beatriz Alvarez', 'Jonas Brandt'],
  before: [{ __typename: 'BulkBefore', value: 'user', count: 4310 }],
  leftOut: [{ __typename: 'BulkLeftOut', reason: 'self', count: 2 }],
  effects: [],
  isWhole: true,
  canBeUndone: true,
};

/** Creates a server with these bulk actions of the list. */
function serve(actions: readonly object[] = []) {
  const requests: RecordedRequest[] = [];
  const answers: Record<string, () => object> = {
    BulkPreview: () => ({ bulkPreview: preview }),
    OpenBulkActions: () => ({ bulkActions: { __typename: 'BulkActionConnection', nodes: actions } }),
    StartBulkAction: () => ({ startBulkAction: { __typename: 'StartBulkActionPayload', action: line() } }),
    CancelBulkAction: () => ({
      cancelBulkAction: { __typename: 'CancelBulkActionPayload', action: line({ state: 'cancelled' }) },
    }),
    UndoBulkAction: () => ({
      undoBulkAction: { __typename: 'UndoBulkActionPayload', action: line({ state: 'undoing', done: 4310 }) },
    }),
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        requests.push({ name: operationName ?? '', variables });
        observer.next({ data: answers[operationName ?? '']!() });
        observer.complete();
      }),
  );
  const of = (name: string) =>
    requests.filter((each) => each.name === name).map(({ variables }) => variables);
  return { of, client: new ApolloClient({ cache: createCache(), link }) };
}

const all: Selected = {
  rows: [{ id: 'p1' }],
  all: {
    total: 4312,
    except: ['p9'],
    params: { search: 'tire', filter: { roles: ['user'] }, where: null },
  },
};

function openActions(selected: Selected = all) {
  const server = serve();
  let isDone = false;
  renderPortal(
    <BulkActionDefinitions
      list="people"
      actions={[{ name: 'role' }, { name: 'disable' }]}
      selected={selected}
      onDone={() => {
        isDone = true;
      }}
    />,
    { client: server.client },
  );
  return { ...server, isDone: () => isDone };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a bulk action', () => {
  it('asks for a value, previews the changes, and starts for all that match', async () => {
    const { of, isDone } = openActions();
    fireEvent.click(screen.getAllByRole('button', { name: 'Change role' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }));
    expect(of('BulkPreview')).toEqual([]);
    expect(dialog.getByRole('button', { name: /^Apply/ })).toHaveProperty('disabled', true);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('New role')));
    fireEvent.change(dialog.getByLabelText('New role'), { target: { value: 'manager' } });
    await dialog.findByText('4,310 of 4,312');
    const selection = {
      all: true,
      search: 'tire',
      filter: '{"roles":["user"]}',
      where: null,
      except: ['p9'],
    };
    const values = [{ name: 'role', value: 'manager' }];
    expect(of('BulkPreview')[0]).toEqual({ input: { list: 'people', action: 'role', selection, values } });
    expect(dialog.getByText(/and 4,308 more/)).toBeTruthy();
    expect(dialog.getByText('Users: 4,310')).toBeTruthy();
    expect(dialog.getByText(/^Your own profile/)).toBeTruthy();
    press('Apply to 4,310');
    await waitFor(() => expect(isDone()).toBe(true));
    expect(of('StartBulkAction')[0]).toMatchObject({
      input: { list: 'people', action: 'role', selection, values, idempotencyKey: expect.any(String) },
    });
  });

  it('sends the IDs of rows that were selected one by one', async () => {
    const { of } = openActions({ rows: [{ id: 'p1' }, { id: 'p2' }], all: null });
    fireEvent.click(screen.getAllByRole('button', { name: 'Disable' })[0]!);
    await screen.findByText('You can undo this for seven days.');
    expect(of('BulkPreview')[0]).toMatchObject({ input: { selection: { ids: ['p1', 'p2'] }, values: [] } });
  });
});

describe('the bulk action sheet on a phone', () => {
  it('lists every action, and closes when one is selected', async () => {
    const { of } = openActions({ rows: [{ id: 'p1' }], all: null });
    press(message('bulk.actions'));
    const sheet = await screen.findByRole('dialog', { name: message('bulk.actions') });
    expect(
      within(sheet)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining([message('bulk.action.role'), message('bulk.action.disable')]));
    fireEvent.click(within(sheet).getByRole('button', { name: message('bulk.action.disable') }));
    await screen.findByRole('dialog', { name: message('bulk.action.disable') });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: message('bulk.actions') })).toBeNull());
    await waitFor(() =>
      expect(of('BulkPreview')).toMatchObject([{ input: { action: 'disable', selection: { ids: ['p1'] } } }]),
    );
  });
});

describe('the bulk actions above a list', () => {
  const open = (...actions: object[]) => {
    const server = serve(actions);
    renderPortal(<OpenActions list="people" />, { client: server.client });
    return server;
  };

  it('show their progress, and can be stopped', async () => {
    const { of } = open(line());
    await screen.findByText('2,150 of 4,310 done.');
    expect(screen.getByText('Change role: Managers')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('/admin/bulk/b1');
    press('Stop');
    await screen.findByText(/2,160 not processed/);
    expect(of('CancelBulkAction')).toEqual([{ input: { id: 'b1' } }]);
  });

  it('can be undone after confirmation', async () => {
    const { of } = open(line({ state: 'done', done: 4310, leftOut: 0, total: 4310, canBeUndone: true }));
    press((await screen.findByRole('button', { name: 'Undo' })).textContent);
    await screen.findByRole('dialog', { name: 'Undo “Change role: Managers”?' });
    press('Undo 4,310');
    await screen.findByText('0 of 4,310 undone.');
    expect(of('UndoBulkAction')).toEqual([{ input: { id: 'b1' } }]);
  });

  it('show how far a stopped undo came, and continue it', async () => {
    const stopped = {
      state: 'stopped',
      stoppedBecause: 'failed',
      done: 4310,
      leftOut: 0,
      undone: 500,
      kept: 10,
    };
    const { of } = open(line({ ...stopped, canBeUndone: true }));
    await screen.findByText('510 of 4,310 undone.');
    press('Undo');
    press('Undo 3,800');
    await screen.findByText('0 of 4,310 undone.');
    expect(of('UndoBulkAction')).toEqual([{ input: { id: 'b1' } }]);
  });

  it('show actions of other administrators only while they run', async () => {
    open(line({ isOwn: false }), line({ id: 'b2', isOwn: false, state: 'done' }));
    await screen.findByText('2,150 of 4,310 done.');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('can be hidden once they end, and stay hidden after a reload', async () => {
    const ended = line({ state: 'done', total: 2150 });
    open(ended);
    fireEvent.click(await screen.findByRole('button', { name: /^Hide/ }));
    expect(screen.queryByRole('listitem')).toBeNull();
    open(ended);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });
});
