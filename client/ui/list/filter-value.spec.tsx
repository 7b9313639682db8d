import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { FilterBar } from './filter-bar';
import { FilterValue } from './filter-value';
import type { Selected } from './list-parts';
import { numberFilter } from './row-filters';
import type { ListView } from './list-address';

const nothing: ListView = {
  search: '',
  filters: {},
  conditions: {},
  sort: null,
  hidden: [],
  order: [],
  after: null,
  from: 1,
  rows: 50,
};

function Bar({ unit, days }: { unit?: string; days?: true }) {
  const [view, setView] = useState(nothing);
  return (
    <FilterBar
      filters={[
        { name: 'size', label: 'Size', range: true, ...(unit ? { unit } : {}), ...(days ? { days } : {}) },
      ]}
      view={view}
      change={(part) => setView({ ...view, ...part })}
    />
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('a range filter', () => {
  it('accepts one end or both, shows them in its chip, and disappears when both are empty', async () => {
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

  it('offers at least and at most, with numbers of 12 digits', async () => {
    const filter = numberFilter({ name: 'points', label: 'Points' });
    const selected: Selected[] = [];
    renderPortal(<FilterValue filter={filter} selected={undefined} onChange={(one) => selected.push(one)} />);
    const how = screen.getByRole('combobox', { name: /Points/ });
    fireEvent.change(how, { target: { value: 'atLeast' } });
    const field = screen.getByRole('textbox', { name: 'Points' }) as HTMLInputElement;
    expect(field.maxLength).toBe(12);
    fireEvent.change(field, { target: { value: '999999999999' } });
    expect(selected.at(-1)).toEqual({ operator: 'atLeast', values: ['999999999999'] });
    fireEvent.change(how, { target: { value: 'atMost' } });
    expect(selected.at(-1)).toMatchObject({ operator: 'atMost' });
  });

  it('shows the unit in its chip and beside its fields', async () => {
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

  it('accepts days, formatted in its chip', async () => {
    renderPortal(<Bar days />);
    press('Filter');
    fireEvent.click(await screen.findByText('Size'));
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText('From');
    choose('From', '2026-11-30');
    expect(screen.getByText('from Nov 30, 2026')).toBeTruthy();
    choose('To', '2026-12-01');
    expect(screen.getByText('Nov 30, 2026 to Dec 1, 2026')).toBeTruthy();
    choose('From', '');
    expect(screen.getByText('until Dec 1, 2026')).toBeTruthy();
  });
});

describe('a filter with several operators', () => {
  function Texts() {
    const [view, setView] = useState(nothing);
    const filters = [
      { name: 'title', label: 'Title', text: true as const, operators: ['is', 'empty'] as const },
    ];
    return (
      <>
        <FilterBar filters={filters} view={view} change={(part) => setView({ ...view, ...part })} />
        <output>{JSON.stringify([view.filters, view.conditions])}</output>
      </>
    );
  }

  it('keeps its value for another operator, and hides it if none is needed', async () => {
    renderPortal(<Texts />);
    press('Filter');
    fireEvent.click(await screen.findByText('Title'));
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Title' }), { target: { value: 'snow' } });
    expect(await screen.findByText('[{"title":["snow"]},{}]')).toBeTruthy();
    const how = screen.getByRole('combobox', { name: 'Condition for Title' });
    fireEvent.change(how, { target: { value: 'is' } });
    expect(screen.getByText('[{},{"title":{"operator":"is","values":["snow"]}}]')).toBeTruthy();
    fireEvent.change(how, { target: { value: 'empty' } });
    expect(screen.getByText('[{},{"title":{"operator":"empty","values":[]}}]')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    press('Remove the filter Title');
    expect(screen.getByText('[{},{}]')).toBeTruthy();
  });
});
