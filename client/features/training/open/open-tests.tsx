import { IconChevronRight } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useOpenTestsQuery, type OpenTestsQuery } from './open-tests.generated';
import type { TestCategory } from '#client/platform/generated/schema';
import { isOpenTest } from '../module-state';
import styles from './open-tests.module.css';
import { aboutMinutes } from '../card/test-details';

type Listed = OpenTestsQuery['modules']['nodes'][number];
/** A module with a test that the person can take now. */
type OpenTest = Listed & { test: NonNullable<Listed['test']> };

const hasTest = (module: Listed): module is OpenTest => module.test !== null;

/** Orders tests: in progress first, then never finished ones, then those to repeat. */
const rank = ({ myTest }: Listed) =>
  myTest.status === 'in_progress' ? 0 : myTest.lastScore === null ? 1 : 2;

/** Returns the tests open to the person, most useful first, then shortest. Undefined while they load. */
export function useOpenTests(category?: TestCategory): OpenTest[] | undefined {
  const { data } = useOpenTestsQuery();
  return data?.modules.nodes
    .filter(hasTest)
    .filter((module) => isOpenTest(module) && (!category || module.test.category === category))
    .sort((a, b) => rank(a) - rank(b) || a.test.estimatedMinutes - b.test.estimatedMinutes);
}

/** Links to open tests with their estimated minutes. */
export function OpenTestList({ tests, label }: { tests: readonly OpenTest[]; label: string }) {
  const intl = useIntl();
  return (
    <ul className={styles.list} aria-label={label}>
      {tests.map(({ id, name, test }) => (
        <li key={id}>
          <Link to={`/training/modules/${id}`}>{name}</Link>
          <span className="sm dim">{aboutMinutes(intl, test.estimatedMinutes)}</span>
          <IconChevronRight size={16} stroke={1.9} aria-hidden />
        </li>
      ))}
    </ul>
  );
}
