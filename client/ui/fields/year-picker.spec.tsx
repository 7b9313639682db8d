import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { YearPicker } from './year-picker';

const from2026 = [
  ...['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019', '2018', '2017'],
  ...['2016', '2015', '2014', '2013', '2012', '2011', '2010', '2009', '2008'],
];

const at = (time: string) => jest.useFakeTimers({ now: new Date(time) });
afterEach(() => {
  jest.useRealTimers();
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Year' }));

/** Opens the list, returns its options and closes it. */
function offered(): (string | null)[] {
  press();
  const list = within(screen.getByRole('group', { name: 'Year' }));
  const years = list.getAllByRole('button').map(({ textContent }) => textContent);
  press();
  return years;
}

describe('the year picker', () => {
  it('offers every year from the current one back to 2008, newest first', () => {
    at('2026-11-20T12:00:00');
    renderPortal(<YearPicker label="Year" onYear={() => undefined} />);
    expect(offered()).toEqual(from2026);
  });

  it('offers the new year from its first second, even on a page that was open before', () => {
    at('2026-12-31T23:59:59');
    renderPortal(<YearPicker label="Year" onYear={() => undefined} />);
    expect(offered()).toEqual(from2026);
    jest.setSystemTime(new Date('2027-01-01T00:00:00'));
    expect(offered()).toEqual(['2027', ...from2026]);
  });

  it('reports and marks the selected year', () => {
    at('2026-11-20T12:00:00');
    const onYear = jest.fn();
    renderPortal(<YearPicker label="Year" year={2011} onYear={onYear} />);
    press();
    const list = within(screen.getByRole('group', { name: 'Year' }));
    const current = list.getAllByRole('button').filter((item) => item.getAttribute('aria-current') !== null);
    expect(current.map(({ textContent }) => textContent)).toEqual(['2011']);
    fireEvent.click(list.getByRole('button', { name: '2008' }));
    expect(onYear.mock.calls).toEqual([[2008]]);
    expect(screen.queryByRole('group', { name: 'Year' })).toBeNull();
  });
});
