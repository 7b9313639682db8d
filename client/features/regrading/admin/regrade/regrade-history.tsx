import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { RegradeFieldsFragment } from './regrade.generated';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import { Tag } from '#client/ui/feedback/messages';
import { modeName } from './regrade-modes';
import styles from './regrade-page.module.css';

function useColumns(): Column<RegradeFieldsFragment>[] {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const text = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'mode',
      title: text('admin.regrade.mode'),
      kind: 'title',
      cell: ({ mode, lowersResults }) => (
        <span className={styles.change}>
          <FormattedMessage id={modeName(mode)} />
          {lowersResults && (
            <Tag>
              <FormattedMessage id="admin.regrade.tookAway" />
            </Tag>
          )}
        </span>
      ),
    },
    { key: 'when', title: text('admin.regrade.when'), cell: ({ madeAt }) => dateTime(madeAt) },
    { key: 'who', title: text('admin.regrade.who'), cell: ({ madeBy }) => madeBy },
    {
      key: 'count',
      title: text('admin.regrade.changes'),
      kind: 'number',
      cell: ({ changedCount }) => (
        <FormattedMessage id="admin.regrade.changedCount" values={{ count: changedCount }} />
      ),
    },
  ];
}

/** The regrades of a question, newest first. */
export function RegradeHistory({ regrades }: { regrades: readonly RegradeFieldsFragment[] }) {
  const intl = useIntl();
  const columns = useColumns();
  if (regrades.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>
        <FormattedMessage id="admin.regrade.history" />
      </h3>
      <div className={styles.list}>
        <DataTable
          label={intl.formatMessage({ id: 'admin.regrade.history' })}
          columns={columns}
          rows={regrades}
          keyOf={({ id }) => id}
        />
      </div>
    </section>
  );
}
