import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import type { BulkActionDefinition } from './bulk-action-definition';
import type { AnyRow, RowAction } from './row-action';
import { handToRow } from '#client/ui/list/cells/row-shortcuts';
import { RowMenu } from './row-menu';

const preview = {
  __typename: 'BulkPreview',
  total: 1,
  takes: 1,
  names: ['Beatriz Alvarez'],
  before: [],
  leftOut: [],
  effects: [],
  isWhole: true,
  canBeUndone: true,
};

const actions: readonly BulkActionDefinition[] = [
  { name: 'remind', shortcut: 'r' },
  { name: 'role', ofRow: false },
  { name: 'resetPro' },
  { name: 'disable' },
  { name: 'enable' },
];

function show(row: Partial<AnyRow> = {}, own: readonly RowAction<AnyRow>[] = []) {
  const requests: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        requests.push(variables);
        observer.next({ data: { bulkPreview: preview } });
        observer.complete();
      }),
  );
  renderPortal(
    <table>
      <tbody>
        <tr>
          <td data-kind="title">
            <a href="#opened" onClick={() => requests.push({ opened: true })}>
              Beatriz Alvarez
            </a>
          </td>
          <td>
            <RowMenu
              list="people"
              actions={actions}
              row={{ id: 'p1', disabledAt: null, userType: 'standard', ...row }}
              name="Beatriz Alvarez"
              own={own}
            />
          </td>
        </tr>
      </tbody>
    </table>,
    { client: new ApolloClient({ cache: createCache(), link }) },
  );
  return requests;
}

async function open(...row: Parameters<typeof show>) {
  const requests = show(...row);
  fireEvent.click(menu());
  await screen.findByRole('button', { name: 'Open' });
  return requests;
}

const menu = () => screen.getByRole('button', { name: 'Actions: Beatriz Alvarez' });
const items = () =>
  screen
    .getAllByRole('button')
    .map((button) => [...button.childNodes].filter(({ nodeName }) => nodeName === '#text'))
    .flatMap(([text]) => text?.textContent ?? []);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the menu of a row', () => {
  it('offers only actions that apply to the row, destructive ones last', async () => {
    await open();
    expect(items()).toEqual(['Open', 'Send reminder', 'Disable']);
    expect(document.activeElement?.textContent).toBe('OpenEnter');
  });

  it('offers to enable a disabled person, but not to send mail', async () => {
    await open({ disabledAt: '2026-11-03T10:00:00Z', userType: 'pro' });
    expect(items()).toEqual(['Open', 'Enable', 'Reset PRO']);
  });

  it('runs a bulk action on its row only', async () => {
    const requests = await open();
    press('Disable');
    await screen.findByRole('dialog', { name: 'Disable' });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      input: { list: 'people', action: 'disable', selection: { ids: ['p1'] }, values: [] },
    });
    await screen.findByRole('button', { name: 'Apply to 1' });
  });

  it('runs actions of the list at once or in a dialog', async () => {
    const seen: string[] = [];
    await open({}, [
      { label: 'admin.save', run: ({ id }) => seen.push(id) },
      { label: 'admin.list.clear', suits: () => false },
      { label: 'admin.list.columns', Dialog: ({ row }) => <p>Dialog of {row.id}</p> },
    ]);
    expect(items()).not.toContain('Clear all');
    press('Save');
    fireEvent.click(menu());
    press('Columns');
    expect(seen).toEqual(['p1']);
    expect(screen.getByText('Dialog of p1')).toBeTruthy();
    expect(document.activeElement).toBe(menu());
  });

  it('moves with arrow keys, keeps shortcuts from the list, and closes on Escape', async () => {
    await open();
    const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
    key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Send reminderR');
    key('End');
    expect(document.activeElement?.textContent).toBe('Disable');
    key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('OpenEnter');
    // fireEvent returns false only for a prevented event.
    expect(key('x')).toBe(false);
    key('Escape');
    expect(items()).toEqual([]);
    expect(document.activeElement).toBe(menu());
  });

  const hand = (shortcut: string) => act(() => handToRow(screen.getByRole('row'), shortcut));

  it('runs an action by its shortcut while it is closed, again and again', async () => {
    const requests = show();
    expect(await hand('r')).toBe(true);
    await screen.findByRole('dialog', { name: 'Send reminder' });
    expect(requests[0]).toMatchObject({ input: { action: 'remind', selection: { ids: ['p1'] } } });
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hand('r');
    await screen.findByRole('dialog', { name: 'Send reminder' });
    await screen.findByRole('button', { name: 'Apply to 1' });
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(menu());
    expect(document.activeElement?.textContent).toBe('OpenEnter');
  });

  it('accepts shortcuts while it is open, but none of actions that don’t apply', async () => {
    await open();
    fireEvent.keyDown(document.activeElement!, { key: 'r' });
    await screen.findByRole('dialog', { name: 'Send reminder' });
    cleanup();
    show({ disabledAt: '2026-11-03T10:00:00Z' });
    expect(await hand('r')).toBe(false);
    expect(await hand('x')).toBe(false);
  });

  it('opens the row’s page', async () => {
    const requests = await open();
    press('Open');
    expect(requests).toEqual([{ opened: true }]);
  });
});
