import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';

type Props = { accounts: readonly number[]; label: string };

/** The distribution of dealers by number of completed modules. Those with all modules are dark. */
export default function DealersChart({ accounts, label }: Props) {
  const intl = useIntl();
  const { number } = useFormat();
  const all = accounts.length - 1;
  return (
    <div role="img" aria-label={label}>
      <BarChart
        h={230}
        data={accounts.map((dealers, finished) => ({
          finished:
            finished === all ? intl.formatMessage({ id: 'dashboard.all' }, { all }) : number(finished),
          dealers,
          color: finished === all ? 'var(--done)' : 'var(--todo)',
        }))}
        dataKey="finished"
        series={[
          { name: 'dealers', label: intl.formatMessage({ id: 'dashboard.dealers' }), color: 'var(--todo)' },
        ]}
        xAxisLabel={intl.formatMessage({ id: 'dashboard.modulesFinished' })}
        valueFormatter={number}
        withBarValueLabel
        withTooltip={false}
        barProps={{ stroke: 'var(--line-strong)' }}
        yAxisProps={{ allowDecimals: false }}
      />
    </div>
  );
}
