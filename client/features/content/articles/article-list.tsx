import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { byMonth, type Month } from '#client/platform/formats/by-month';
import { Button } from '#client/ui/button';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { More } from '../more';
import { countOf, unreadOf } from './article-filters';
import { ArticleRow, LeadArticle } from './article-row';
import type { ArticleEntryFragment } from './articles.generated';
import styles from './articles.module.css';
import type { useArticles } from './use-articles';

type Articles = ReturnType<typeof useArticles>;

function MonthOf({ month: { key, at, entries } }: { month: Month<ArticleEntryFragment> }) {
  const headingId = `articles-${key}`;
  return (
    <section aria-labelledby={headingId} className={styles.month}>
      <h2 id={headingId}>
        <FormattedDate value={at} month="long" year="numeric" />
      </h2>
      <ul>
        {entries.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
    </section>
  );
}

function Found({ list }: { list: Articles }) {
  const { nodes, pageInfo, totalCount } = list.data!.articles;
  const [lead, ...others] = nodes;
  if (!lead) {
    return (
      <EmptyState
        title={<FormattedMessage id="articles.none" />}
        actions={
          (list.year ?? list.topic) && (
            <Button variant="strong" onClick={() => list.choose({ year: null, topic: null })}>
              <FormattedMessage id="articles.showAll" />
            </Button>
          )
        }
      >
        <FormattedMessage id="section.newOnes" />
      </EmptyState>
    );
  }
  return (
    <>
      <LeadArticle article={lead} />
      {byMonth(others, ({ publishAt }) => publishAt!).map((month) => (
        <MonthOf key={month.key} month={month} />
      ))}
      <More
        visible={nodes.length}
        total={totalCount}
        onMore={pageInfo.hasNextPage ? () => list.more(pageInfo.endCursor!) : undefined}
      />
    </>
  );
}

type Props = { list: Articles; title: string; filters: ReactNode };

/** The articles, newest first: the first with its image, the others grouped by month. */
export function ArticleList({ list, title, filters }: Props) {
  const { data, error, retry, year } = list;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {!data && <Waiting error={error} onRetry={retry} lines={6} />}
      {data && (
        <>
          <p className="dim">
            <FormattedMessage
              id={year === null ? 'articles.count' : 'articles.countOfYear'}
              values={{ count: countOf(data.articleYears, year), year: String(year) }}
            />
            {' · '}
            <FormattedMessage
              id="articles.unreadCount"
              values={{ count: unreadOf(data.articleYears, year) }}
            />
          </p>
          {filters}
          <Found list={list} />
        </>
      )}
    </>
  );
}
