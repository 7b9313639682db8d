import { FormattedMessage } from 'react-intl';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { VisibleProfile } from './visible-person';
import styles from '../people.module.css';

/** The person's progress towards PRO. Renders nothing for PRO people. */
export function PersonTowardPro({
  pro: { done, required, userType },
}: {
  pro: VisibleProfile['progress']['pro'];
}) {
  if (userType === 'pro') return null;
  const counted = Math.min(done, required);
  return (
    <section className={styles.part} aria-labelledby="toward-pro">
      <h2 id="toward-pro">
        <FormattedMessage id="people.towardPro" />
      </h2>
      <p className="sm">
        <FormattedMessage id="people.standardTests" values={{ done: counted, total: required }} />
      </p>
      <TreadBar size="md" blocks={treadBlocks(counted, required)} />
    </section>
  );
}
