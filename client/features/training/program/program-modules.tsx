import { IconChevronRight } from '@tabler/icons-react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '#client/ui/feedback/states';
import { RibList } from '#client/ui/layout/rib-list';
import type { ModuleCardFragment } from '../card/module-card.generated';
import ModuleStatus from '../card/module-status';
import { aboutMinutes } from '../card/test-details';
import { moduleState, type ModuleState } from '../module-state';
import styles from './program-modules.module.css';

type Props = { modules: readonly ModuleCardFragment[] };

const states: readonly ModuleState[] = ['passed', 'in_progress', 'failed', 'not_started', 'blocked'];

/** The number of modules by state on one line, without states that don't occur. */
export function ModuleSummary({ modules }: Props) {
  const parts = states
    .map((state) => ({ state, count: modules.filter((module) => moduleState(module) === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => (
      <FormattedMessage key={state} id="programs.stateCount" values={{ state, count }} />
    ));
  return (
    <span className="sm dim">
      <FormattedList value={parts} type="unit" />
    </span>
  );
}

function Details({ module: { test, readingMinutes } }: { module: ModuleCardFragment }) {
  const intl = useIntl();
  if (!test) {
    return readingMinutes === null ? (
      <FormattedMessage id="modules.noTestDetails" />
    ) : (
      <FormattedMessage id="modules.toRead" values={{ minutes: readingMinutes }} />
    );
  }
  return (
    <>
      <FormattedMessage id="modules.questionCount" values={{ count: test.questionCount }} /> ·{' '}
      {aboutMinutes(intl, test.estimatedMinutes)}
    </>
  );
}

/** The modules of a program, one per row. */
export function ProgramModules({ modules }: Props) {
  if (modules.length === 0) return <EmptyState title={<FormattedMessage id="modules.noneAtAll" />} />;
  return (
    <RibList>
      {modules.map((module) => (
        <li key={module.id}>
          <Link to={`/training/modules/${module.id}`} className={styles.row}>
            <h3>{module.name}</h3>
            <span className={`sm dim ${styles.part}`}>
              <Details module={module} />
            </span>
            <span className={styles.part}>
              <ModuleStatus module={module} />
            </span>
            <IconChevronRight size={20} stroke={1.9} aria-hidden className={styles.go} />
          </Link>
        </li>
      ))}
    </RibList>
  );
}
