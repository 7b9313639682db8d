import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { useOwnResultsQuery, type OwnResultsQuery } from './own-results.generated';
import { Button, ButtonLink } from '#client/ui/button';
import { Page, Section } from '#client/ui/layout/layout';
import { MoreButton } from '#client/ui/more-button';
import { RibList } from '#client/ui/layout/rib-list';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { ProgressSection } from './progress-section';
import { ResultLine } from './result-line';
import styles from './results-page.module.css';
import { anyDay, filterOf, ResultsFilter } from './results-filter';
import { ReviewResult } from './review-result';

type Results = OwnResultsQuery['me']['results'];
type ListProps = { results: Results; label: string; onMore: (after: string) => Promise<unknown> };

function NoResults() {
  return (
    <EmptyState
      title={<FormattedMessage id="results.none" />}
      actions={
        <ButtonLink variant="primary" to="/training">
          <FormattedMessage id="modules.toTraining" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="results.noneHelp" />
    </EmptyState>
  );
}

function ResultList({ results, label, onMore }: ListProps) {
  const [reviewed, setReviewed] = useState<string | null>(null);
  const { hasNextPage, endCursor } = results.pageInfo;
  return (
    <>
      <div className={styles.results}>
        <RibList label={label}>
          {results.nodes.map((result) => (
            <ResultLine key={result.id} result={result} onReview={setReviewed} />
          ))}
        </RibList>
      </div>
      <ReviewResult id={reviewed} onClose={() => setReviewed(null)} />
      <MoreButton
        className={styles.more}
        onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}
      />
    </>
  );
}

/** The empty state of a range of days. */
function NoneThen({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      title={<FormattedMessage id="results.noneThen" />}
      actions={
        <Button onClick={onAll}>
          <FormattedMessage id="results.showAll" />
        </Button>
      }
    />
  );
}

/** The person's closed attempts, newest first. */
export default function ResultsPage() {
  const title = useIntl().formatMessage({ id: 'shell.results' });
  const [days, setDays] = useState(anyDay);
  const filter = filterOf(days);
  const { data, error, refetch, fetchMore } = useOwnResultsQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const results = data?.me.results;
  const isEmpty = results?.nodes.length === 0;
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.title}>{title}</h1>
      <ProgressSection />
      <div className={styles.history}>
        <Section title={<FormattedMessage id="results.history" />}>
          {(filter || (results && !isEmpty)) && <ResultsFilter days={days} onChange={setDays} />}
          {results && results.nodes.length > 0 && (
            <ResultList
              results={results}
              label={title}
              onMore={(after) => fetchMore({ variables: { after } })}
            />
          )}
          {isEmpty && (filter ? <NoneThen onAll={() => setDays(anyDay)} /> : <NoResults />)}
          {!results && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
        </Section>
      </div>
    </Page>
  );
}
