import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/public';
import { useEditedModulesQuery, type EditedModulesQuery } from '#client/platform/generated/graphql';
import { ButtonLink } from '#client/ui/button';
import { ListSearch } from '#client/ui/editing/list-search';
import { LoadMore } from '#client/ui/editing/load-more';
import { PageHead } from '#client/ui/editing/page-head';
import { EmptyState, Waiting } from '#client/ui/states';
import styles from './module-list-page.module.css';
import { ModuleTable } from './module-table';

type Modules = EditedModulesQuery['editedModules'];

function NoModules({ search }: { search: string }) {
  return (
    <EmptyState
      title={
        <FormattedMessage id={search ? 'modules.noneFor' : 'admin.modules.none'} values={{ query: search }} />
      }
      actions={
        search ? undefined : (
          <ButtonLink variant="strong" to="/admin/modules/new">
            <FormattedMessage id="admin.modules.new" />
          </ButtonLink>
        )
      }
    />
  );
}

type ListProps = { modules: Modules; search: string; onMore: (after: string) => Promise<unknown> };

function ModuleList({ modules, search, onMore }: ListProps) {
  const { hasNextPage, endCursor } = modules.pageInfo;
  if (modules.nodes.length === 0) return <NoModules search={search} />;
  return (
    <>
      <ModuleTable modules={modules.nodes} />
      <LoadMore
        shown={modules.nodes.length}
        total={modules.totalCount}
        onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}
      />
    </>
  );
}

/** Every module, whether offered or not, with the state of its test. */
export default function ModuleListPage() {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const onSearch = useCallback((q: string) => setParams(q ? { q } : {}, { replace: true }), [setParams]);
  const { data, previousData, error, refetch, fetchMore } = useEditedModulesQuery({
    variables: { search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const modules = (data ?? previousData)?.editedModules;
  const title = intl.formatMessage({ id: 'admin.modules' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        note={modules && <FormattedMessage id="admin.modules.count" values={{ count: modules.totalCount }} />}
        actions={
          <ButtonLink variant="primary" to="/admin/modules/new">
            <FormattedMessage id="admin.modules.new" />
          </ButtonLink>
        }
      />
      <div className={styles.tools}>
        <ListSearch label={intl.formatMessage({ id: 'modules.search' })} value={search} onChange={onSearch} />
      </div>
      {modules && (
        <ModuleList
          modules={modules}
          search={search}
          onMore={(after) => fetchMore({ variables: { after } })}
        />
      )}
      {!modules && (
        <div className={styles.tools}>
          <Waiting error={error} onRetry={() => void refetch()} lines={6} />
        </div>
      )}
    </>
  );
}
