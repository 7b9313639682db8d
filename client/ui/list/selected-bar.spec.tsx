import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { SelectedBar } from './selected-bar';
import { selectedFile } from './selected-file';
import type { AllSelected } from './use-selected';

const where = { season: { oneOf: ['winter'] } };
const params = { search: 'snow', where, orderBy: { field: 'name' } };

describe('the export of selected rows', () => {
  it('contains only these in the order of the list, whatever its filters are', () => {
    const { address, sent } = selectedFile('adminTires', params, { ids: ['t1', 't2'], all: null }, ['year']);
    expect(decodeURIComponent(address('csv'))).toBe(
      '/api/adminTires.csv?orderBy={"field":"name"}&columns=year',
    );
    expect(JSON.parse(sent.where)).toEqual({ id: { oneOf: ['t1', 't2'] } });
  });

  it('contains all matches except deselected rows', () => {
    const all = { total: 9, except: ['t3'] };
    const { address, sent } = selectedFile('adminTires', params, { ids: ['t1'], all }, []);
    expect(decodeURIComponent(address('xlsx'))).toBe(
      '/api/adminTires.xlsx?search=snow&orderBy={"field":"name"}',
    );
    expect(JSON.parse(sent.where)).toEqual({ AND: [where, { id: { noneOf: ['t3'] } }] });
    const whole = selectedFile('adminTires', {}, { ids: [], all: { total: 9, except: [] } }, []);
    expect(whole.sent).toEqual({ where: '{"AND":[{},{"id":{"noneOf":[]}}]}' });
  });
});

const fetched = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetched;
  jest.restoreAllMocks();
});

function open({ csv, all = null }: { csv?: string; all?: AllSelected | null } = {}) {
  const calls: [unknown, RequestInit | undefined][] = [];
  const nothing = () => undefined;
  globalThis.fetch = async (address, init) => {
    calls.push([address, init]);
    const reply = { success: false, code: 'BAD_USER_INPUT', error: 'Choose up to 1000 rows.' };
    const headers = new Headers({ 'content-type': 'application/json' });
    return { ok: false, status: 400, headers, json: async () => reply } as Response;
  };
  renderPortal(
    <SelectedBar
      csv={csv}
      params={params}
      ids={['t1', 't2']}
      columns={['name']}
      visible={3}
      count={2}
      all={all}
      found={9}
      onAll={nothing}
      onPage={nothing}
      onClear={nothing}
      actions={(save) => save}
    />,
  );
  return calls;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the selection bar', () => {
  it('exports selected rows with their IDs in the request body, and shows why an export failed', async () => {
    const calls = open({ csv: 'adminTires' });
    press('Export 2');
    press('Excel (.xlsx), every column');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/./));
    const [address, init] = calls[0]!;
    expect(decodeURIComponent(String(address))).toBe('/api/adminTires.xlsx?orderBy={"field":"name"}');
    expect(init?.method).toBe('POST');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
    expect(JSON.parse(JSON.parse(String(init?.body)).where)).toEqual({ id: { oneOf: ['t1', 't2'] } });
  });

  it('counts all matches without deselected rows', () => {
    open({ csv: 'adminTires', all: { total: 4312, except: ['t3', 't4'] } });
    expect(screen.getByRole('button', { name: 'Export 4,310' })).toBeTruthy();
  });

  it('offers no export for a list without one', () => {
    open();
    expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull();
  });
});
