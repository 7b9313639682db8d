import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brandNames, groupNames } from '#client/features/modules/index';
import { visibleData } from '#client/platform/apollo/visible-data';
import { useFormat } from '#client/platform/formats/format';
import type { PassedBy } from '#client/platform/generated/schema';
import { bold } from '#client/ui/bold';
import { DataTable } from '#client/ui/editing/data-table';
import { listFile } from '#client/ui/list/save-list';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { Waiting } from '#client/ui/feedback/states';
import { usePassFiguresQuery } from './dashboard.generated';
import { isEnough, minAttempts } from './enough-attempts';
import { Figure } from './figure';
import { type Part, PassBars, PassLegend } from './pass-bars';
import styles from './dashboard.module.css';

const wayNames: Record<PassedBy, string> = {
  group: 'dashboard.by.group',
  brand: 'dashboard.by.brand',
  account: 'dashboard.by.account',
  store: 'dashboard.by.store',
};
const ways = Object.keys(wayNames) as PassedBy[];
/** The maximum number of bars in the chart. The table has a hundred rows, the file all. */
const maxDrawn = 10;

const known: Record<string, string> = { ...groupNames, ...brandNames, product: 'dashboard.products' };

function Table({ parts }: { parts: readonly Part[] }) {
  const intl = useIntl();
  const { number, percent } = useFormat();
  const title = (id: string) => intl.formatMessage({ id });
  return (
    <DataTable
      label={title('dashboard.passes')}
      rows={parts}
      keyOf={({ key }) => key}
      columns={[
        { key: 'name', kind: 'title', title: title('dashboard.part'), cell: ({ name }) => name },
        {
          key: 'passed',
          kind: 'count',
          title: title('dashboard.passed'),
          cell: ({ passed }) => number(passed),
        },
        {
          key: 'failed',
          kind: 'count',
          title: title('dashboard.failed'),
          cell: ({ failed }) => number(failed),
        },
        {
          key: 'rate',
          kind: 'count',
          title: title('dashboard.passRate'),
          cell: (part) => (isEnough(part) ? percent(part.rate) : '–'),
        },
      ]}
    />
  );
}

const hardestOf = (parts: readonly Part[]) => parts.filter(isEnough).toSorted((a, b) => a.rate - b.rate)[0];

/** The pass rates of groups. */
export function PassedFigure({ weeks }: { weeks: number }) {
  const intl = useIntl();
  const { percent } = useFormat();
  const [by, setBy] = useState<PassedBy>('group');
  const filter = { by, weeks };
  const { data, previousData, error, refetch } = usePassFiguresQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const visible = visibleData({ data, previousData, error });
  const stores = new Map(visible?.storeChoices.map(({ value, label }) => [value, label]));
  const parts = visible?.passFigures.map(({ key, name, passed, failed }) => ({
    key,
    name: name ?? stores.get(key) ?? (known[key] ? intl.formatMessage({ id: known[key] }) : key),
    passed,
    failed,
    rate: (passed / Math.max(1, passed + failed)) * 100,
  }));
  const hardest = parts && hardestOf(parts);
  return (
    <Figure
      question="dashboard.passes"
      answer={
        hardest ? (
          <FormattedMessage
            id="dashboard.passesAnswer"
            values={{ name: hardest.name, rate: percent(100 - hardest.rate), b: bold }}
          />
        ) : (
          <FormattedMessage
            id={parts?.length ? 'dashboard.tooFewAttempts' : 'dashboard.noTests'}
            values={{ count: minAttempts }}
          />
        )
      }
      file={listFile('passFigures', { filter })}
      table={parts && <Table parts={parts} />}
    >
      <div className={styles.above}>
        <PassLegend />
        <SegmentedChoice
          label={intl.formatMessage({ id: 'dashboard.by' })}
          hiddenLabel
          value={by}
          choices={ways.map((value) => ({
            value,
            label: intl.formatMessage({ id: wayNames[value] }),
          }))}
          onChange={setBy}
        />
      </div>
      {parts ? (
        <PassBars parts={parts.slice(0, maxDrawn)} />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </Figure>
  );
}
