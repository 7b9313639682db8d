import { FormattedMessage, useIntl } from 'react-intl';
import type { RegradedResultFieldsFragment } from './regrade.generated';
import { useFormat } from '#client/platform/formats/format';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import { EmailText } from '#client/ui/email-text';
import { Tag } from '#client/ui/feedback/messages';
import styles from './regrade-page.module.css';

const statusNames = { passed: 'testStatus.passed', failed: 'testStatus.failed' } as const;
const proNames = { promoted: 'admin.regrade.becomesPro', demoted: 'admin.regrade.losesPro' } as const;

function Change({ result }: { result: RegradedResultFieldsFragment }) {
  const { percent } = useFormat();
  const { oldScore, newScore, oldStatus, newStatus, proChange } = result;
  return (
    <span className={styles.change}>
      <span>
        <FormattedMessage
          id="admin.regrade.change"
          values={{ from: percent(oldScore), to: <strong>{percent(newScore)}</strong> }}
        />
      </span>
      {oldStatus !== newStatus && (
        <Tag strong>
          <FormattedMessage id={statusNames[newStatus]} />
        </Tag>
      )}
      {proChange && (
        <Tag>
          <FormattedMessage id={proNames[proChange]} />
        </Tag>
      )}
    </span>
  );
}

function useColumns(): Column<RegradedResultFieldsFragment>[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const signed = (points: number) => intl.formatNumber(points, { signDisplay: 'exceptZero' });
  return [
    {
      key: 'person',
      title: text('admin.regrade.person'),
      kind: 'title',
      cell: ({ name, email }) => (
        <span className={styles.person}>
          {name}{' '}
          <span className="dim sm">
            <EmailText email={email} />
          </span>
        </span>
      ),
    },
    { key: 'change', title: text('admin.regrade.result'), cell: (result) => <Change result={result} /> },
    {
      key: 'points',
      title: text('admin.regrade.points'),
      kind: 'number',
      cell: ({ pointsDifference }) =>
        pointsDifference !== 0 && (
          <FormattedMessage
            id="admin.regrade.pointsDifference"
            values={{ points: signed(pointsDifference) }}
          />
        ),
    },
  ];
}

/** The people whose results change, with the changes. */
export function ChangedResults({ results }: { results: readonly RegradedResultFieldsFragment[] }) {
  const intl = useIntl();
  const columns = useColumns();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'admin.regrade.changes' })}
      columns={columns}
      rows={results}
      keyOf={({ id }) => id}
    />
  );
}
