import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { adminQuestionTypes } from '#client/features/authoring/admin/question-types/index';
import { useFormat } from '#client/platform/formats/format';
import type { ItemStatisticFieldsFragment } from './item-statistics.generated';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import { plainText } from '#client/ui/editing/rich-text/rich-text-html';
import { Figure } from './figures';
import { Flags } from './flags';
import styles from './statistics-tab.module.css';

function Question({ item: { id, position, text, kind } }: { item: ItemStatisticFieldsFragment }) {
  return (
    <span className={styles.title}>
      <Link to={`../questions/${id}`} relative="path">
        {position}. {plainText(text)}
      </Link>
      {adminQuestionTypes[kind].answeredBy === 'text' && (
        <Link className={`sm ${styles.unmatched}`} to={`../questions/${id}/regrade`} relative="path">
          <FormattedMessage id="admin.unmatched" />
        </Link>
      )}
    </span>
  );
}

function useColumns(): Column<ItemStatisticFieldsFragment>[] {
  const intl = useIntl();
  const { number } = useFormat();
  const text = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'question',
      title: text('admin.question'),
      kind: 'title',
      cell: (item) => <Question item={item} />,
    },
    {
      key: 'facility',
      title: text('admin.statistics.facility'),
      cell: ({ facility }) => <Figure value={facility} labelId="admin.statistics.facility" />,
    },
    {
      key: 'discrimination',
      title: text('admin.statistics.discrimination'),
      cell: ({ discrimination }) => (
        <Figure value={discrimination} labelId="admin.statistics.discrimination" signed />
      ),
    },
    { key: 'flags', title: text('admin.statistics.flags'), cell: (item) => <Flags item={item} /> },
    {
      key: 'attempts',
      title: text('admin.statistics.attempts'),
      kind: 'number',
      cell: ({ attempts }) => number(attempts),
    },
  ];
}

/** The questions of a test with their statistics. */
export function StatisticsTable({ items }: { items: readonly ItemStatisticFieldsFragment[] }) {
  const intl = useIntl();
  const columns = useColumns();
  return (
    <DataTable
      label={intl.formatMessage({ id: 'admin.tab.statistics' })}
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
    />
  );
}
