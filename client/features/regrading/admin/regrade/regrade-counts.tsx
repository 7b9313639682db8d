import { FormattedMessage } from 'react-intl';
import type { RegradeCountFieldsFragment } from './regrade.generated';
import styles from './regrade-page.module.css';

type Count = keyof Omit<RegradeCountFieldsFragment, '__typename' | 'attempts' | 'lowered' | 'raised'>;

/** The additional counts, shown if they aren't zero. */
const further: readonly { count: Count; id: string }[] = [
  { count: 'kept', id: 'admin.regrade.kept' },
  { count: 'newlyPassed', id: 'admin.regrade.newlyPassed' },
  { count: 'newlyFailed', id: 'admin.regrade.newlyFailed' },
  { count: 'newlyPro', id: 'admin.regrade.newlyPro' },
  { count: 'noLongerPro', id: 'admin.regrade.noLongerPro' },
  { count: 'pointsGiven', id: 'admin.regrade.pointsGiven' },
  { count: 'pointsTaken', id: 'admin.regrade.pointsTaken' },
  { count: 'pointsWaived', id: 'admin.regrade.pointsWaived' },
  { count: 'open', id: 'admin.regrade.open' },
];

/** The counts of a regrade as sentences. */
export function RegradeCounts({ counts }: { counts: RegradeCountFieldsFragment }) {
  const { attempts, raised, lowered } = counts;
  return (
    <ul className={styles.counts}>
      <li>
        <FormattedMessage id="admin.regrade.looked" values={{ attempts, raised, lowered }} />
      </li>
      {further
        .filter(({ count }) => counts[count] > 0)
        .map(({ count, id }) => (
          <li key={count}>
            <FormattedMessage id={id} values={{ count: counts[count] }} />
          </li>
        ))}
    </ul>
  );
}
