import { FormattedMessage } from 'react-intl';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './standard-tests-progress.module.css';

/** The progress with the standard tests that PRO tests require, as text and blocks. */
export function StandardTestsProgress({ done, required }: { done: number; required: number }) {
  const counted = Math.min(done, required);
  return (
    <div>
      <div className={styles.words}>
        <strong>
          <FormattedMessage id="modules.standardTestsDone" values={{ done: counted, total: required }} />
        </strong>
        {counted < required && (
          <span className="sm dim">
            <FormattedMessage id="modules.toGo" values={{ count: required - counted }} />
          </span>
        )}
      </div>
      <TreadBar size="lg" blocks={treadBlocks(counted, required)} />
    </div>
  );
}
