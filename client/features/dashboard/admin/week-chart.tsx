import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { WeekVisibleFragment } from './dashboard.generated';
import { toPoints } from './week-points';
import { useDay } from './use-day';
import styles from './dashboard.module.css';

type DotProps = { cx?: number; cy?: number; index?: number };

/** Marks the current week with a point that no line leads to, because the week isn't over. */
const nowDot = (last: number) =>
  function Dot({ cx, cy, index }: DotProps) {
    if (index !== last || cx == null || cy == null) return <g key={index} />;
    return <path key={index} className={styles.now} d={`M${cx - 7} ${cy + 7}l4-14h10l-4 14z`} />;
  };

/** The people of each week, compared with the previous year. */
export default function WeekChart({
  weeks,
  label,
}: {
  weeks: readonly WeekVisibleFragment[];
  label: string;
}) {
  const intl = useIntl();
  const day = useDay();
  const { number } = useFormat();
  const name = (id: string) => intl.formatMessage({ id });
  return (
    <div role="img" aria-label={label}>
      <LineChart
        h={260}
        data={toPoints(weeks).map((point) => ({ ...point, week: day(point.week) }))}
        dataKey="week"
        series={[
          {
            name: 'before',
            label: name('dashboard.yearBefore'),
            color: 'var(--line-strong)',
            strokeDasharray: '5 5',
          },
          { name: 'people', label: name('dashboard.thisYear'), color: 'var(--done)' },
          { name: 'soFar', label: name('dashboard.soFar'), color: 'var(--brand-solid)' },
        ]}
        lineProps={(series) =>
          series.name === 'soFar'
            ? { strokeWidth: 0, dot: nowDot(weeks.length - 1) }
            : { dot: false, ...(series.name === 'people' && { strokeWidth: 3.5 }) }
        }
        curveType="linear"
        connectNulls={false}
        valueFormatter={number}
        // The mark of the current week is wider than its point.
        lineChartProps={{ margin: { right: 12 } }}
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        yAxisProps={{ allowDecimals: false }}
      />
    </div>
  );
}
