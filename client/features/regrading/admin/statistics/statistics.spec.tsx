import { describe, expect, it } from '@jest/globals';
import type { ItemStatisticFieldsFragment } from './item-statistics.generated';
import { renderPortal } from '#client/testing/render';
import { barOf } from './figures';
import { Flags, visibleFlags } from './flags';
import { StatisticsTable } from './statistics-table';

const item = (values: Partial<ItemStatisticFieldsFragment>): ItemStatisticFieldsFragment => ({
  id: 'q1',
  position: 1,
  kind: 'multiple_choice',
  text: 'Which <b>tire</b>?',
  enabled: true,
  attempts: 40,
  facility: 0.5,
  discrimination: 0.4,
  flags: [],
  ...values,
});

describe('the bar of a figure', () => {
  it('grows from the left, and from the center if it can be negative', () => {
    expect(barOf(0.25, false)).toEqual({ left: 0, width: 25 });
    expect(barOf(0.5, true)).toEqual({ left: 50, width: 25 });
    expect(barOf(-1, true)).toEqual({ left: 0, width: 50 });
  });
});

describe('the warnings of a question', () => {
  it('leave out weak discrimination if it is negative', () => {
    expect(visibleFlags(['negative', 'weak', 'too_hard'])).toEqual(['negative', 'too_hard']);
    expect(visibleFlags(['weak'])).toEqual(['weak']);
  });

  it('show how many of 30 attempts there are', () => {
    const { getByText } = renderPortal(<Flags item={item({ attempts: 12 })} />);
    expect(getByText('Too few attempts (12 of 30)')).toBeTruthy();
  });

  it('show that there are none', () => {
    const { getByText } = renderPortal(<Flags item={item({})} />);
    expect(getByText('No warnings')).toBeTruthy();
  });

  it('are in the language of the person', () => {
    const { getByText } = renderPortal(<Flags item={item({ flags: ['too_hard'] })} />, { language: 'fr' });
    expect(getByText('Trop difficile')).toBeTruthy();
  });
});

describe('the statistics table', () => {
  it('shows each figure as a number, and links a short answer to its unmatched answers', () => {
    const items = [item({}), item({ id: 'q2', position: 2, kind: 'short_answer', discrimination: null })];
    const { getByText, getAllByText, getAllByRole } = renderPortal(<StatisticsTable items={items} />);
    expect(getByText('1. Which tire?')).toBeTruthy();
    expect(getAllByText('50%')).toHaveLength(2);
    expect(getByText('0.40')).toBeTruthy();
    expect(getByText('no data yet')).toBeTruthy();
    expect(getAllByRole('cell', { name: '40' })).toHaveLength(2);
    const links = getAllByRole('link', { name: 'Incorrect answers' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/questions/q2/regrade']);
  });
});
