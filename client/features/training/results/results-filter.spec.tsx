import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { anyDay, filterOf, ResultsFilter } from './results-filter';

function Filter() {
  const [days, setDays] = useState(anyDay);
  return (
    <>
      <ResultsFilter days={days} onChange={setDays} />
      <output>{JSON.stringify(filterOf(days))}</output>
    </>
  );
}

const filter = () =>
  JSON.parse(document.querySelector('output')!.textContent!) as Record<string, string> | null;

describe('the date filter of results', () => {
  it('includes both days in the site’s time zone', () => {
    renderPortal(<Filter />);
    expect(filter()).toBeNull();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-03' } });
    expect(filter()).toEqual({ closedFrom: '2026-11-03T00:00:00.000Z' });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });
    expect(filter()).toEqual({
      closedFrom: '2026-11-03T00:00:00.000Z',
      closedBefore: '2026-12-01T00:00:00.000Z',
    });
  });

  it('is empty while a year is being typed', () => {
    expect(filterOf({ from: '0002-11-03', to: '' })).toBeNull();
  });
});
