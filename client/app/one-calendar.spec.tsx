import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useCertificateDate } from '#client/features/attempts/certificates/certificate-date';
import { IssueRow } from '#client/features/content/newsletter/issue-row';
import { eventsOf } from '#client/features/history/admin/history-view';
import { personFilter } from '#client/features/people/admin/list/person-filters';
import { teamFilters } from '#client/features/people/team/team-filters';
import { filterOf } from '#client/features/training/results/results-filter';
import { EnglishChanged } from '#client/features/translations/admin/out-of-date';
import { byMonth } from '#client/platform/formats/by-month';
import { useFormat } from '#client/platform/formats/format';
import { boundsOfYear, setSiteTimeZone, yearOf } from '#client/platform/formats/site-calendar';
import { setDeviceTimeZone } from '#client/testing/device-time-zone';
import { renderPortal } from '#client/testing/render';
import { localDateTime, momentOf } from '#client/ui/editor/described/date-time';
import { MomentInput } from '#client/ui/editor/described/inputs';
import { whereOf } from '#client/ui/list/where';
import { YearPicker } from '#client/ui/fields/year-picker';

// In Los Angeles, October 31, 2026 at 17:30 and December 31, 2026 at 21:00.
const published = '2026-11-01T00:30:00.000Z';
const newYearsEve = '2027-01-01T05:00:00.000Z';
const settings = { timezone: 'America/Los_Angeles' };
const issue = {
  __typename: 'NewsletterIssue',
  ...{
    id: '1',
    section: 'pro_training' as const,
    number: 1,
    title: 'Two lifts',
    summary: '',
    publishAt: published,
  },
} as const;

function Moments() {
  const printed = useCertificateDate()(published);
  const { date, dateTime, dateTimeSeconds, time } = useFormat();
  const texts = [printed, date(published), dateTime(published), dateTimeSeconds(published), time(published)];
  return <output>{texts.join(' | ').replaceAll('\u202f', ' ')}</output>;
}

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('the dates on a device in %s', (zone) => {
  beforeEach(() => {
    setDeviceTimeZone(zone);
    setSiteTimeZone(settings.timezone);
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(newYearsEve));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('show the day, heading and year of the site’s time zone', () => {
    // Local hour of the device, whose time zone differs from the site's.
    expect(new Date(published).getHours()).toBe(zone === 'Pacific/Kiritimati' ? 14 : 13);
    renderPortal(
      <>
        <IssueRow issue={issue} isOpen={false} />
        <EnglishChanged since={published} />
        <Moments />
        <YearPicker label="Year" onYear={() => undefined} />
      </>,
      { settings },
    );
    expect(screen.getByText('October 2026')).toBeTruthy();
    expect(screen.getByText(/Oct 31$/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'October 31, 2026 | Oct 31, 2026 | Oct 31, 2026, 5:30 PM PDT | Oct 31, 2026, 5:30:00 PM PDT | 5:30 PM PDT',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Year' }));
    expect(screen.queryByRole('button', { name: '2027' })).toBeNull();
    expect(screen.getByRole('button', { name: '2026' })).toBeTruthy();
    expect(yearOf(newYearsEve)).toBe(2026);
    const entries = ['2026-11-01T07:00:00.000Z', '2026-11-01T06:59:59.999Z', '2026-10-01T07:00:00.000Z'];
    expect(byMonth(entries, (at) => at).map(({ key }) => key)).toEqual(['2026-11', '2026-10']);
  });

  it('change at once with the site’s time zone', () => {
    renderPortal(<IssueRow issue={issue} isOpen={false} />, { settings });
    act(() => setSiteTimeZone('UTC'));
    expect(screen.getByText('November 2026')).toBeTruthy();
  });

  it('filter by days and years of the site’s time zone', () => {
    const filters = [{ name: 'day', label: 'Day', range: true, days: true, operators: ['within'] }] as const;
    const conditionOf = (operator: string, ...values: string[]) =>
      whereOf(filters, { filters: {}, conditions: { day: { operator, values } } as never });
    expect(conditionOf('before', '2026-11-01')).toEqual({ day: { before: '2026-11-01T07:00:00.000Z' } });
    expect(conditionOf('after', '2026-11-01')).toEqual({ day: { after: '2026-11-02T08:00:00.000Z' } });
    expect(conditionOf('within', '7')).toEqual({ day: { after: '2026-12-24T08:00:00.000Z' } });
    expect(filterOf({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
      closedFrom: '2026-11-01T07:00:00.000Z',
      closedBefore: '2026-11-02T08:00:00.000Z',
    });
    const view = { search: '', filters: { at: ['2026-11-01', '2026-11-01'] } };
    expect(eventsOf(view as never, null).filter).toEqual({
      since: '2026-11-01T07:00:00.000Z',
      before: '2026-11-02T08:00:00.000Z',
    });
    expect(boundsOfYear(2026)).toEqual({ from: '2026-01-01T08:00:00.000Z', to: '2027-01-01T08:00:00.000Z' });
    const today = new Date(newYearsEve);
    expect(personFilter({ seen: ['within'] }, today).seenSince).toBe('2026-10-02T07:00:00.000Z');
    expect(teamFilters(today).unseen.notSeenSince).toBe('2026-12-17T08:00:00.000Z');
  });

  it('are typed in the site’s time zone, which the input names', () => {
    expect(localDateTime(published)).toBe('2026-10-31T17:30');
    expect(momentOf('2026-10-31T17:30')).toBe(published);
    // Clocks skip this hour.
    expect(momentOf('2026-03-08T02:30')).toBe('2026-03-08T10:30:00.000Z');
    renderPortal(
      <MomentInput
        label="Publish on"
        hint=""
        value=""
        draft={{}}
        problem={() => undefined}
        onWait={() => undefined}
        onChange={() => undefined}
      />,
      { settings },
    );
    const input = screen.getByLabelText('Publish on');
    expect(within(input.closest('div')!.parentElement!).getByText(/America\/Los_Angeles/)).toBeTruthy();
  });
});
