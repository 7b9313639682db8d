import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import type { ModuleCardFragment } from '../card/module-card.generated';
import { isSilence } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Page } from '#client/ui/layout/layout';
import { Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { groupNames } from '#client/features/modules/index';
import { fits, readFilter, readQuery } from './module-filter';
import { ModuleFilters, groupsOf } from './module-filters';
import { ModuleListSkeleton } from './module-list-skeleton';
import styles from './module-list.module.css';
import { ModuleCards, NoModules } from './module-results';
import { ModuleSearch } from './module-search';
import { FilterSheet, GroupChips } from './phone-filters';
import { useModules } from './use-modules';

/** The summary of the list. Screen readers announce it after a filter change. */
function Summary({ modules }: { modules: readonly ModuleCardFragment[] }) {
  const count = (status: string) => modules.filter(({ myTest }) => myTest.status === status).length;
  const others = modules.filter(
    ({ myTest }) => myTest.access.reason === 'wrong_user_type' && myTest.status === 'not_started',
  ).length;
  const values = { count: modules.length, done: count('passed'), begun: count('in_progress'), others };
  return (
    <p className={`dim ${styles.summary}`} role="status">
      <FormattedMessage id="modules.summary" values={values} />
    </p>
  );
}

/** The list of all modules that the person can see, with search and filters. */
export default function ModuleListPage() {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [search] = useSearchParams();
  const query = readQuery(search);
  const filter = readFilter(search);
  const all = useModules('');
  const searched = useModules(query);
  const title = intl.formatMessage({ id: filter.group ? groupNames[filter.group] : 'shell.training' });
  const error = searched.error ?? all.error;

  const content = () => {
    if (!all.modules || !searched.modules) {
      if (error) return <Waiting error={error} onRetry={all.error ? all.retry : searched.retry} />;
      return <ModuleListSkeleton />;
    }
    const groups = groupsOf(all.modules);
    const found = searched.modules.filter((module) => fits(module, filter));
    return (
      <div className={styles.columns}>
        <ModuleFilters modules={searched.modules} filter={filter} groups={groups} />
        <div className={styles.list}>
          <h1>{title}</h1>
          <Summary modules={found} />
          <div className={styles.tools}>
            <ModuleSearch />
            <FilterSheet modules={searched.modules} filter={filter} found={found.length} />
          </div>
          <GroupChips groups={groups} filter={filter} />
          {error && !isSilence(error) && (
            <div className={styles.note}>
              <Note tone="bad">{errorMessage(error)}</Note>
            </div>
          )}
          {found.length > 0 ? (
            <ModuleCards modules={found} searched={searched.answered !== ''} />
          ) : (
            <NoModules filter={filter} query={searched.answered} found={searched.modules.length} />
          )}
        </div>
      </div>
    );
  };

  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {content()}
    </Page>
  );
}
