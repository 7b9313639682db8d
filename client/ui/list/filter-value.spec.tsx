import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { FilterBar } from './filter-bar';
import type { ListView } from './list-address';

const nothing: ListView = { search: '', filters: {}, sort: null, hidden: [], after: null, from: 1 };

function Bar({ unit }: { unit?: string }) {
  const [view, setView] = useState(nothing);
  return (
    <FilterBar
      filters={[{ name: 'size', label: 'Size', range: true, ...(unit ? { unit } : {}) }]}
      view={view}
      change={(part) => setView({ ...view, ...part })}
    />
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('a filter by a range', () => {
  it('takes either end or both, of which its chip tells, and goes when both are empty', async () => {
    renderPortal(<Bar />);
    press('Filter');
    fireEvent.click(await screen.findByText('Size'));
    await screen.findByRole('textbox', { name: 'From' });
    type('From', '15 in');
    expect(screen.getByText('at least 15')).toBeTruthy();
    type('To', '19');
    expect(screen.getByText('15 to 19')).toBeTruthy();
    type('From', '');
    expect(screen.getByText('at most 19')).toBeTruthy();
    type('To', '');
    expect(screen.getByText('any')).toBeTruthy();
    press('Remove the filter Size');
    expect(screen.queryByText('any')).toBeNull();
  });

  it('says what its numbers count, in its chip and beside its ends', async () => {
    renderPortal(<Bar unit="in" />);
    press('Filter');
    fireEvent.click(await screen.findByText('Size'));
    await screen.findByRole('textbox', { name: 'From' });
    expect(screen.getAllByText('in')).toHaveLength(2);
    type('From', '15');
    expect(screen.getByText('at least 15\u00a0in', { normalizer: String })).toBeTruthy();
    type('To', '19');
    expect(screen.getByText('15 to 19\u00a0in', { normalizer: String })).toBeTruthy();
  });
});
