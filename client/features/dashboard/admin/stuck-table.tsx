import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { DataTable } from '#client/ui/editing/data-table';
import { Waiting } from '#client/ui/feedback/states';
import { useStuckPeopleQuery } from './dashboard.generated';
import { stuckReasons } from './stuck-reasons';
import styles from './dashboard.module.css';

/** The people who are stuck, longest first for each reason. */
export function StuckTable() {
  const intl = useIntl();
  const { date } = useFormat();
  const { data, error, refetch } = useStuckPeopleQuery({ fetchPolicy: 'cache-and-network' });
  const title = (id: string) => intl.formatMessage({ id });
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} lines={3} />;
  return (
    <>
      <p className={`${styles.aside} sm dim`}>
        <FormattedMessage id="dashboard.stuckLongest" />
      </p>
      <DataTable
        label={title('dashboard.stuck')}
        rows={data.stuckPeople}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        columns={[
          {
            key: 'name',
            kind: 'title',
            title: title('dashboard.person'),
            cell: ({ id, name }) => <Link to={`/admin/people/${id}`}>{name}</Link>,
          },
          {
            key: 'kind',
            title: title('dashboard.why'),
            cell: ({ kind }) => title(stuckReasons[kind].nameId),
          },
          { key: 'since', title: title('dashboard.since'), whole: true, cell: ({ since }) => date(since) },
        ]}
      />
    </>
  );
}
