import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useItemStatisticsQuery, useStatisticsTestQuery } from './item-statistics.generated';
import { visibleData } from '#client/platform/apollo/visible-data';
import type { ItemStatisticOrderField } from '#client/platform/generated/schema';
import { RowPages } from '#client/ui/list/row-pages';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { Legend } from './flags';
import { StatisticsTable } from './statistics-table';
import styles from './statistics-tab.module.css';

function Order({
  order,
  onChange,
}: {
  order: ItemStatisticOrderField;
  onChange: (order: ItemStatisticOrderField) => void;
}) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div className={styles.tools}>
      <SegmentedChoice
        label={text('admin.statistics.order')}
        value={order}
        choices={[
          { value: 'position', label: text('admin.statistics.byPosition') },
          { value: 'flag', label: text('admin.statistics.byFlag') },
        ]}
        onChange={onChange}
      />
    </div>
  );
}

function Statistics({ testId, total }: { testId: string; total: number }) {
  const [order, setOrder] = useState<ItemStatisticOrderField>('position');
  const { data, previousData, error, refetch, fetchMore } = useItemStatisticsQuery({
    variables: { testId, order },
    fetchPolicy: 'cache-and-network',
  });
  const statistics = visibleData({ data, previousData, error })?.itemStatistics;
  if (!statistics) {
    return <Waiting error={error} onRetry={() => void refetch()} lines={6} />;
  }
  const { hasNextPage, endCursor } = statistics.pageInfo;
  return (
    <>
      <Order order={order} onChange={setOrder} />
      <div className={styles.list}>
        <RowPages
          key={order}
          rows={statistics.nodes}
          size={50}
          total={Math.max(total, statistics.nodes.length)}
          onMore={hasNextPage && endCursor ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
        >
          {(visible) => <StatisticsTable items={visible} />}
        </RowPages>
      </div>
      <Legend />
    </>
  );
}

/** The tab with the statistics of a module's test. */
export default function StatisticsTab() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useStatisticsTestQuery({
    variables: { moduleId: id },
    fetchPolicy: 'network-only',
  });
  if (!data) {
    return <Waiting error={error} onRetry={() => void refetch()} lines={6} />;
  }
  const test = data.adminModule?.test;
  if (!test) return <EmptyState title={<FormattedMessage id="admin.test.none" />} />;
  if (test.questionCount === 0) return <EmptyState title={<FormattedMessage id="admin.questions.none" />} />;
  return <Statistics testId={test.id} total={test.questionCount} />;
}
