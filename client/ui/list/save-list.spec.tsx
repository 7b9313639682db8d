import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { useSavingAs } from '#client/ui/files/use-saving';
import { listFile, SavedAge, SaveList } from './save-list';

const fetched = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetched;
});

function Action() {
  const saving = useSavingAs(listFile('adminTires'));
  return (
    <>
      <SaveList {...saving} />
      {saving.problem && <p role="alert">{saving.problem}</p>}
      {saving.age > 0 && <SavedAge age={saving.age} />}
    </>
  );
}

describe('the export of a list', () => {
  it('contains the same search, filters and order, but all pages', () => {
    const all = listFile('adminTires', { search: null, filter: undefined, orderBy: null });
    expect([all('csv'), all('xlsx')]).toEqual(['/api/adminTires.csv', '/api/adminTires.xlsx']);
    const address = listFile('adminTires', {
      search: 'a & b',
      filter: { season: ['winter'] },
      orderBy: { field: 'name', direction: 'DESC' },
    })('xlsx');
    expect(Object.fromEntries(new URL(address, 'http://portal').searchParams)).toEqual({
      search: 'a & b',
      filter: '{"season":["winter"]}',
      orderBy: '{"field":"name","direction":"DESC"}',
    });
  });

  it('contains the shown columns in order, or all of them', () => {
    const address = listFile('adminTires', { search: 'a' }, ['year', 'name']);
    expect(address('csv')).toBe('/api/adminTires.csv?search=a&columns=year%2Cname');
    expect(address('xlsx', true)).toBe('/api/adminTires.xlsx?search=a');
  });

  it('shows the number of rows and columns', () => {
    renderPortal(<SaveList busy={false} saveAs={async () => undefined} visible={2} found="12 tires" />);
    fireEvent.click(screen.getByRole('button', { name: 'Export all matches' }));
    expect(screen.getByText('12 tires')).toBeTruthy();
    const choices = screen.getAllByRole('button').slice(1);
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'CSV, these 2 columns',
      'Excel (.xlsx), these 2 columns',
      'CSV, every column',
      'Excel (.xlsx), every column',
    ]);
  });

  it('shows its progress, and why it failed', async () => {
    let answer: (response: Response) => void = () => undefined;
    let requests: unknown;
    globalThis.fetch = (address) => {
      requests = address;
      return new Promise((resolve) => (answer = resolve));
    };
    renderPortal(<Action />);
    fireEvent.click(screen.getByRole('button', { name: 'Export all matches' }));
    fireEvent.click(screen.getByRole('button', { name: 'Excel (.xlsx)' }));
    const busy = screen.getByRole('button', { name: 'Exporting…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    const rejection = { success: false, code: 'RATE_LIMITED', error: 'no' };
    await waitFor(() => {
      answer({
        ok: false,
        status: 429,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () => rejection,
      } as Response);
      expect(screen.getByRole('alert').textContent).toMatch(/./);
    });
    expect(requests).toBe('/api/adminTires.xlsx');
    expect(screen.getByRole('button', { name: 'Export all matches' })).toBeTruthy();
  });

  it('shows how old the data is if it comes from a copy', async () => {
    URL.createObjectURL = () => 'blob:x';
    const headers = new Headers({ 'content-disposition': 'attachment; filename="a.csv"', 'data-age': '7' });
    globalThis.fetch = async () => ({ ok: true, headers, blob: async () => new Blob(['a']) }) as Response;
    // jsdom doesn't follow the link.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    renderPortal(<Action />);
    fireEvent.click(screen.getByRole('button', { name: 'Export all matches' }));
    fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
    expect((await screen.findByRole('status')).textContent).toBe(
      'The file shows the data as of 7 seconds ago.',
    );
    jest.restoreAllMocks();
  });
});
