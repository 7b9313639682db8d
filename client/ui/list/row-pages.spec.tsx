import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { RowPages } from './row-pages';

const size = 50;
const total = 220;

const rowsFrom = (from: number) =>
  Array.from({ length: Math.min(size, total - from) }, (_, at) => String(from + at + 1));

/** Opens a part of a page with 220 rows, 50 per page. The request with the number `fails` fails. */
function openPart({ fails = 0 } = {}) {
  const readings: number[] = [];
  function Part() {
    const [rows, setRows] = useState(rowsFrom(0));
    const more = async () => {
      readings.push(rows.length);
      if (readings.length === fails) throw new TypeError('offline');
      setRows([...rows, ...rowsFrom(rows.length)]);
    };
    return (
      <RowPages rows={rows} size={size} total={total} onMore={rows.length < total ? more : undefined}>
        {(visible) => (
          <ul>
            {visible.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </RowPages>
    );
  }
  renderPortal(<Part />);
  return readings;
}

const visible = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

describe('the paged rows in part of a page', () => {
  it('show at most one page of rows', async () => {
    const readings = openPart();
    expect(button('Previous page')).toHaveProperty('disabled', true);
    for (const [from, to] of [
      [1, 50],
      [51, 100],
      [101, 150],
      [151, 200],
      [201, 220],
    ] as const) {
      await screen.findByText(`${from} to ${to} of 220`);
      expect(visible()).toEqual(rowsFrom(from - 1));
      if (to < total) press('Next page');
    }
    expect(button('Next page')).toHaveProperty('disabled', true);
    expect(readings).toEqual([50, 100, 150, 200]);
  });

  it('aren’t requested again on the way back, and keep the focus', async () => {
    const readings = openPart();
    press('Next page');
    await screen.findByText('51 to 100 of 220');
    press('Previous page');
    await screen.findByText('1 to 50 of 220');
    expect(document.activeElement?.contains(screen.getByText('50'))).toBe(true);
    press('Next page');
    await screen.findByText('51 to 100 of 220');
    expect(readings).toEqual([50]);
  });

  it('stay if the next page fails to load, and can retry', async () => {
    openPart({ fails: 1 });
    press('Next page');
    await screen.findByRole('alert');
    expect(visible()).toEqual(rowsFrom(0));
    press('Next page');
    await waitFor(() => expect(visible()).toEqual(rowsFrom(50)));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
