import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { useIntl } from 'react-intl';
import { useFormat } from '#client/platform/format';
import type { WeekShownFragment } from './dashboard.generated';
import { useDay } from './use-day';
import styles from './dashboard.module.css';

type DotProps = { cx?: number; cy?: number; index?: number };

/** Brand marks now: the last of the points. */
const nowDot = (last: number) =>
  function Dot({ cx = 0, cy = 0, index }: DotProps) {
    if (index !== last) return <g key={index} />;
    return <path key={index} className={styles.now} d={`M${cx - 7} ${cy + 7}l4-14h10l-4 14z`} />;
  };

/** The people of each week, this year and the year before. */
export default function WeekChart({ weeks, label }: { weeks: readonly WeekShownFragment[]; label: string }) {
  const intl = useIntl();
  const day = useDay();
  const { number } = useFormat();
  const name = (id: string) => intl.formatMessage({ id });
  return (
    <div role="img" aria-label={label}>
      <LineChart
        h={260}
        data={weeks.map(({ monday, people, peopleYearBefore }) => ({
          week: day(monday),
          people,
          before: peopleYearBefore,
        }))}
        dataKey="week"
        series={[
          {
            name: 'before',
            label: name('dashboard.yearBefore'),
            color: 'var(--line-strong)',
            strokeDasharray: '5 5',
          },
          { name: 'people', label: name('dashboard.thisYear'), color: 'var(--done)' },
        ]}
        lineProps={(series) =>
          series.name === 'people' ? { strokeWidth: 3.5, dot: nowDot(weeks.length - 1) } : { dot: false }
        }
        curveType="linear"
        valueFormatter={number}
        // The mark of now is wider than its point.
        lineChartProps={{ margin: { right: 12 } }}
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        yAxisProps={{ allowDecimals: false }}
      />
    </div>
  );
}
