import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import type { DealerKind } from '#client/platform/generated/schema';
import { DataTable } from '#client/ui/editing/data-table';
import { Waiting } from '#client/ui/feedback/states';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import { useDealersBehindQuery, type DealersBehindQuery } from './dashboard.generated';
import styles from './dashboard.module.css';

type Dealer = DealersBehindQuery['dealersBehind'][number];

function Finished({ dealer: { finished, modules } }: { dealer: Dealer }) {
  return (
    <span className={styles.finished}>
      <TreadBar size="sm" blocks={treadBlocks(finished, modules)} />
      <FormattedMessage id="dashboard.finishedOf" values={{ finished, modules }} />
    </span>
  );
}

/** The dealers with the least progress. */
export function DealersBehind({ kind }: { kind: DealerKind }) {
  const intl = useIntl();
  const { number, percent } = useFormat();
  const { data, error, refetch } = useDealersBehindQuery({
    variables: { filter: { kind } },
    fetchPolicy: 'cache-and-network',
  });
  const title = (id: string) => intl.formatMessage({ id });
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} lines={3} />;
  return (
    <div>
      <h3>
        <FormattedMessage id="dashboard.behind" />
      </h3>
      <div className={styles.table}>
        <DataTable
          label={title('dashboard.behind')}
          rows={data.dealersBehind}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              kind: 'title',
              title: title('dashboard.account'),
              cell: ({ id, name }) => <Link to={`/admin/accounts/${id}`}>{name}</Link>,
            },
            {
              key: 'people',
              kind: 'count',
              title: title('dashboard.peopleOf'),
              cell: ({ people }) => number(people),
            },
            {
              key: 'finished',
              title: title('dashboard.modulesFinished'),
              cell: (dealer) => <Finished dealer={dealer} />,
            },
            {
              key: 'rate',
              kind: 'count',
              title: title('dashboard.passRate'),
              cell: ({ passed, failed }) =>
                passed + failed === 0 ? '–' : percent((passed / (passed + failed)) * 100),
            },
          ]}
        />
      </div>
    </div>
  );
}
