import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { visibleData } from '#client/platform/apollo/visible-data';
import { Button } from '#client/ui/button';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { YearPicker } from '#client/ui/fields/year-picker';
import { More, pageOf } from '../more';
import { useSection } from '../section/section-layout';
import { yearIn } from '../year-address';
import { IssueRow } from './issue-row';
import styles from './newsletter.module.css';
import { useNewsletterIssuesQuery } from './newsletter.generated';

/** Returns the year in the URL and a function that changes it. */
function useYear() {
  const [address, setAddress] = useSearchParams();
  const choose = (year: number | null) =>
    setAddress(year === null ? {} : { year: String(year) }, { replace: true });
  return { year: yearIn(address), choose };
}

/** The issues of a newsletter, newest first. The first one is open. */
export function Issues() {
  const intl = useIntl();
  const section = useSection().key;
  const { year, choose } = useYear();
  const { data, previousData, error, refetch, fetchMore } = useNewsletterIssuesQuery({
    variables: { filter: { section, year }, first: pageOf },
  });
  const found = visibleData({ data, previousData, error })?.newsletterIssues;
  return (
    <section aria-labelledby="newsletter-issues">
      <div className={styles.head}>
        <h2 id="newsletter-issues">
          <FormattedMessage id="newsletter.issues" />
        </h2>
        <div className={styles.tools}>
          <YearPicker
            label={year === null ? intl.formatMessage({ id: 'articles.allYears' }) : String(year)}
            year={year}
            onYear={choose}
          />
          {year !== null && (
            <Button onClick={() => choose(null)}>
              <FormattedMessage id="articles.allYears" />
            </Button>
          )}
        </div>
      </div>
      {!found && <Waiting error={error} onRetry={() => void refetch()} lines={6} />}
      {found?.nodes.length === 0 && (
        <EmptyState
          title={
            <FormattedMessage
              id={year === null ? 'newsletter.none' : 'newsletter.noneIn'}
              values={{ year: String(year) }}
            />
          }
        >
          <FormattedMessage id="section.newOnes" />
        </EmptyState>
      )}
      {found?.nodes.map((issue, at) => (
        <IssueRow key={issue.id} issue={issue} isOpen={at === 0} />
      ))}
      {found && (
        <More
          visible={found.nodes.length}
          total={found.totalCount}
          onMore={
            found.pageInfo.hasNextPage
              ? () => fetchMore({ variables: { after: found.pageInfo.endCursor } })
              : undefined
          }
        />
      )}
    </section>
  );
}
