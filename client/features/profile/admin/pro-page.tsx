import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/public';
import { useProPeopleQuery } from './pro-people.generated';
import { ListSearch } from '#client/ui/editing/list-search';
import { PageHead } from '#client/ui/editing/page-head';
import { EmptyState, Waiting } from '#client/ui/states';
import { ProList } from './pro-list';
import styles from './pro-page.module.css';

/** Who is PRO, and a way to let their next PRO cycle begin. */
export default function ProPage() {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const onSearch = useCallback((q: string) => setParams(q ? { q } : {}, { replace: true }), [setParams]);
  const { data, previousData, error, refetch, fetchMore } = useProPeopleQuery({
    variables: { search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const people = (data ?? previousData)?.proPeople;
  const title = intl.formatMessage({ id: 'admin.pro' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} />
      <p className={`dim ${styles.lead}`}>
        <FormattedMessage id="admin.pro.about" />
      </p>
      <div className={styles.tools}>
        <ListSearch
          label={intl.formatMessage({ id: 'admin.pro.search' })}
          value={search}
          onChange={onSearch}
        />
      </div>
      {people && people.nodes.length > 0 && (
        // Who was chosen in one search is not chosen in another.
        <ProList
          key={search}
          people={people}
          everyone={!search}
          onMore={(after) => fetchMore({ variables: { after } })}
          onDone={() => refetch()}
        />
      )}
      {people?.nodes.length === 0 && (
        <EmptyState
          title={
            <FormattedMessage
              id={search ? 'admin.pro.noneFor' : 'admin.pro.none'}
              values={{ query: search }}
            />
          }
        >
          {!search && <FormattedMessage id="admin.pro.noneHelp" />}
        </EmptyState>
      )}
      {!people && (
        <div className={styles.tools}>
          <Waiting error={error} onRetry={() => void refetch()} lines={6} />
        </div>
      )}
    </>
  );
}
