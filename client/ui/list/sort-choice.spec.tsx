import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import type { ListSort } from './list-address';
import { SortChoice } from './sort-choice';

const sorts = [
  { title: 'Name', sort: 'name' },
  { title: 'Points', sort: 'points' },
];
const byState: ListSort = { field: 'name', descending: false, second: { field: 'points', descending: true } };

/** Returns the order that is requested after selecting this value in the field with that label. */
function select(sort: ListSort | null, label: string, choice: string): unknown {
  const change = jest.fn<(part: { sort: ListSort | null }) => void>();
  renderPortal(<SortChoice sorts={sorts} sort={sort} change={change} />);
  const field = screen.getByLabelText<HTMLSelectElement>(label);
  const { value } = [...field.options].find(({ text }) => text === choice)!;
  fireEvent.change(field, { target: { value } });
  return change.mock.calls[0]![0].sort;
}

describe('the sort fields on a phone', () => {
  it.each([
    [null, 'Sort', 'Name, descending', { field: 'name', descending: true }],
    [byState, 'Sort', 'Name, descending', { ...byState, descending: true }],
    [byState, 'Sort', 'Points, ascending', { field: 'points', descending: false }],
    [byState, 'Then by', 'Points, ascending', { ...byState, second: { field: 'points', descending: false } }],
    [byState, 'Then by', 'None', { field: 'name', descending: false }],
  ] as const)('change %j to "%s" = "%s" as %j', (sort, label, choice, order) => {
    expect(select(sort, label, choice)).toEqual(order);
  });

  it('offer no second field before there is a first', () => {
    renderPortal(<SortChoice sorts={sorts} sort={null} change={() => undefined} />);
    expect(screen.queryByLabelText('Then by')).toBeNull();
  });
});
