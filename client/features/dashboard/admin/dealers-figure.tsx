import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadCode } from '#client/platform/lazy-loading/lazy-screen';
import { useFormat } from '#client/platform/formats/format';
import type { DealerKind } from '#client/platform/generated/schema';
import { bold } from '#client/ui/bold';
import { DataTable } from '#client/ui/editing/data-table';
import { listFile } from '#client/ui/list/save-list';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { Loading } from '#client/ui/feedback/states';
import type { DashboardQuery } from './dashboard.generated';
import { DealersBehind } from './dealers-behind';
import { Figure } from './figure';
import styles from './dashboard.module.css';

const DealersChart = lazy(() => loadCode(() => import('./dealers-chart')));

const kindNames: Record<DealerKind, string> = {
  gold_retailer: 'dashboard.kind.gold_retailer',
  gold_distributor: 'dashboard.kind.gold_distributor',
};
const kinds = Object.keys(kindNames) as DealerKind[];

function Table({ accounts }: { accounts: readonly number[] }) {
  const intl = useIntl();
  const { number } = useFormat();
  const title = (id: string) => intl.formatMessage({ id });
  return (
    <DataTable
      label={title('dashboard.far')}
      rows={accounts.map((count, finished) => ({ count, finished }))}
      keyOf={({ finished }) => String(finished)}
      columns={[
        {
          key: 'finished',
          kind: 'title',
          title: title('dashboard.modulesFinished'),
          cell: ({ finished }) => number(finished),
        },
        {
          key: 'count',
          kind: 'count',
          title: title('dashboard.dealers'),
          cell: ({ count }) => number(count),
        },
      ]}
    />
  );
}

/** The progress of gold dealers with their program's modules. */
export function DealersFigure({ dealers }: Pick<DashboardQuery['dashboard'], 'dealers'>) {
  const intl = useIntl();
  const [kind, setKind] = useState<DealerKind>('gold_retailer');
  const accounts = dealers.find((figure) => figure.kind === kind)?.accounts ?? [];
  const total = accounts.reduce((sum, count) => sum + count, 0);
  const values = { done: accounts.at(-1) ?? 0, total, modules: accounts.length - 1, b: bold };
  return (
    <Figure
      wide
      question="dashboard.far"
      answer={
        <FormattedMessage id={total > 0 ? 'dashboard.farAnswer' : 'dashboard.noDealers'} values={values} />
      }
      file={listFile('dealers', { filter: { kind } })}
      table={total > 0 && <Table accounts={accounts} />}
    >
      <div className={styles.above}>
        <SegmentedChoice
          label={intl.formatMessage({ id: 'dashboard.program' })}
          hiddenLabel
          value={kind}
          choices={kinds.map((value) => ({
            value,
            label: intl.formatMessage({ id: kindNames[value] }),
          }))}
          onChange={setKind}
        />
      </div>
      {total > 0 && (
        <div className={styles.halves}>
          <Suspense fallback={<Loading lines={3} />}>
            <DealersChart
              accounts={accounts}
              label={intl.formatMessage({ id: 'dashboard.farSaid' }, { counts: accounts.join(', ') })}
            />
          </Suspense>
          <DealersBehind kind={kind} />
        </div>
      )}
    </Figure>
  );
}
