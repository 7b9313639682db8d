import { VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/format';
import type { ResultStatus } from '#client/platform/generated/schema';
import { MoreButton } from '#client/ui/more-button';
import { Waiting } from '#client/ui/states';
import { SegmentedChoice } from '#client/ui/segmented-choice';
import { StatusLabel } from '#client/ui/status-label';
import { reasonNames } from './names';
import { type PersonPointsQuery, usePersonPointsQuery, usePersonResultsQuery } from './person-page.generated';
import styles from './people.module.css';

const statusLooks: Record<ResultStatus, { shape: 'tick' | 'cross' | 'outline'; nameId: string }> = {
  passed: { shape: 'tick', nameId: 'people.result.passed' },
  failed: { shape: 'cross', nameId: 'people.result.failed' },
  abandoned: { shape: 'outline', nameId: 'people.result.abandoned' },
  voided: { shape: 'outline', nameId: 'people.result.voided' },
};

type ListProps = {
  count: number;
  noneId: string;
  onMore: (() => Promise<unknown>) | undefined;
  children: ReactNode;
};

function HistoryList({ count, noneId, onMore, children }: ListProps) {
  if (count === 0)
    return (
      <p className="dim">
        <FormattedMessage id={noneId} />
      </p>
    );
  return (
    <>
      <ul className={styles.history}>{children}</ul>
      <MoreButton onMore={onMore}>
        <FormattedMessage id="people.earlier" />
      </MoreButton>
    </>
  );
}

type Entry = NonNullable<PersonPointsQuery['profile']>['pointsEntries']['nodes'][number];

/** The order or the test that the points are of. */
function Source({ entry: { result, order } }: { entry: Entry }) {
  if (!order && !result) return null;
  return (
    <span className={`sm dim ${styles.below}`}>
      {result?.moduleName}
      {order && (
        <>
          {order.rewardName} · <Link to={`/admin/orders/${order.id}`}>{order.number}</Link>
        </>
      )}
    </span>
  );
}

function PointsLine({ entry }: { entry: Entry }) {
  const { change, dateTime, number } = useFormat();
  const { amount, waived, reason, note, balanceAfter, createdAt } = entry;
  const taken = amount - waived;
  return (
    <li>
      <span className="sm dim">{dateTime(createdAt)}</span>
      <span>
        <FormattedMessage id={reasonNames[reason]} />
        <Source entry={entry} />
        {note && <span className={`sm dim ${styles.below}`}>{note}</span>}
      </span>
      <span className={styles.amount}>
        <strong>{change(taken)}</strong>
        <span className={`sm dim ${styles.below}`}>
          <FormattedMessage id="people.balanceAfter" values={{ balance: number(balanceAfter) }} />
        </span>
      </span>
    </li>
  );
}

function PointsHistory({ id }: { id: string }) {
  const { data, error, refetch, fetchMore } = usePersonPointsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.profile?.pointsEntries;
  if (!entries) return <Waiting error={error} onRetry={() => void refetch()} lines={4} />;
  const { hasNextPage, endCursor } = entries.pageInfo;
  return (
    <HistoryList
      count={entries.nodes.length}
      noneId="people.pointsNone"
      onMore={hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
    >
      {entries.nodes.map((entry) => (
        <PointsLine key={entry.id} entry={entry} />
      ))}
    </HistoryList>
  );
}

function TestHistory({ id }: { id: string }) {
  const { dateTime, percent } = useFormat();
  const { data, error, refetch, fetchMore } = usePersonResultsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const results = data?.profile?.results;
  if (!results) return <Waiting error={error} onRetry={() => void refetch()} lines={4} />;
  const { hasNextPage, endCursor } = results.pageInfo;
  return (
    <HistoryList
      count={results.nodes.length}
      noneId="people.testsNone"
      onMore={hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
    >
      {results.nodes.map(({ id: resultId, module, status, score, closedAt }) => (
        <li key={resultId}>
          <span className="sm dim">{dateTime(closedAt)}</span>
          <span>{module.name}</span>
          <span className={styles.amount}>
            <StatusLabel shape={statusLooks[status].shape}>
              <FormattedMessage id={statusLooks[status].nameId} />
              {score !== null && <>, {percent(score)}</>}
            </StatusLabel>
          </span>
        </li>
      ))}
    </HistoryList>
  );
}

/** What the person has done: the ledger of points, and the tests that were closed. */
export function PersonHistory({ id }: { id: string }) {
  const intl = useIntl();
  const [shown, setShown] = useState<'points' | 'tests'>('points');
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">
        <FormattedMessage id="people.history" />
      </h2>
      <div className={styles.choice}>
        <SegmentedChoice
          label={<VisuallyHidden>{intl.formatMessage({ id: 'people.historyOf' })}</VisuallyHidden>}
          value={shown}
          choices={[
            { value: 'points', label: intl.formatMessage({ id: 'people.points' }) },
            { value: 'tests', label: intl.formatMessage({ id: 'people.tests' }) },
          ]}
          onChange={setShown}
        />
      </div>
      {shown === 'points' ? <PointsHistory id={id} /> : <TestHistory id={id} />}
    </section>
  );
}
