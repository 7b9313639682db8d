import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadCode } from '#client/platform/lazy-loading/lazy-screen';
import { useFormat } from '#client/platform/formats/format';
import { DataTable } from '#client/ui/editing/data-table';
import { listFile } from '#client/ui/list/save-list';
import { Note } from '#client/ui/feedback/messages';
import { Loading } from '#client/ui/feedback/states';
import type { WeekVisibleFragment } from './dashboard.generated';
import { Figure } from './figure';
import { bold } from '#client/ui/bold';
import { useDay } from './use-day';

const WeekChart = lazy(() => loadCode(() => import('./week-chart')));

type Weeks = { weeks: readonly WeekVisibleFragment[] };

function Table({ weeks }: Weeks) {
  const intl = useIntl();
  const day = useDay();
  const { number } = useFormat();
  const title = (id: string) => intl.formatMessage({ id });
  const count = (key: 'people' | 'peopleYearBefore' | 'signIns' | 'passed' | 'failed', id: string) => ({
    key,
    kind: 'count' as const,
    title: title(id),
    cell: (week: WeekVisibleFragment) => (week.isPending ? title('dashboard.computing') : number(week[key])),
  });
  return (
    <DataTable
      label={title('dashboard.activity')}
      rows={weeks.toReversed()}
      keyOf={({ monday }) => monday}
      columns={[
        { key: 'week', kind: 'title', title: title('dashboard.weekOf'), cell: ({ monday }) => day(monday) },
        count('people', 'dashboard.people'),
        count('peopleYearBefore', 'dashboard.yearBefore'),
        count('signIns', 'dashboard.signIns'),
        count('passed', 'dashboard.passed'),
        count('failed', 'dashboard.failed'),
      ]}
    />
  );
}

/** The number of people who sign in, by week. */
export function ActivityFigure({ weeks }: Weeks) {
  const intl = useIntl();
  const day = useDay();
  const first = weeks[0]!;
  const [before, last, now] = [weeks.at(-3), weeks.at(-2), weeks.at(-1)!];
  const pending = weeks.filter(({ isPending }) => isPending).length;
  const isPending = [before, last, now].some((week) => week?.isPending);
  return (
    <Figure
      question="dashboard.activity"
      answer={
        <FormattedMessage
          id={isPending ? 'dashboard.activityPending' : 'dashboard.activityAnswer'}
          values={{ now: now.people, count: last?.people ?? 0, before: before?.people ?? 0, b: bold }}
        />
      }
      file={listFile('activity', { filter: { weeks: weeks.length } })}
      table={<Table weeks={weeks} />}
    >
      {pending > 0 && (
        <Note>
          <FormattedMessage id="dashboard.weeksPending" values={{ count: pending }} />
        </Note>
      )}
      <Suspense fallback={<Loading lines={3} />}>
        <WeekChart
          weeks={weeks}
          label={intl.formatMessage(
            { id: 'dashboard.activitySaid' },
            { from: day(first.monday), first: first.people, last: last?.people ?? 0, now: now.people },
          )}
        />
      </Suspense>
    </Figure>
  );
}
