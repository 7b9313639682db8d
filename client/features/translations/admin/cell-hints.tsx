import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Keys } from '#client/ui/shortcuts/key-caps';
import styles from './translations.module.css';

/** The keyboard help and the number of texts saved since the page was opened. */
export function CellHints({ saved }: { saved: number }) {
  return (
    <div className={`sm dim ${styles.hints}`}>
      <span role="status">
        {saved > 0 && (
          <span className={styles.told}>
            <IconCheck size={16} stroke={1.9} aria-hidden />
            <FormattedMessage id="translations.saved" values={{ count: saved }} />
          </span>
        )}
      </span>
      <span className="desk-only">
        <span className={styles.told}>
          <Keys of={['Tab']} />
          <FormattedMessage id="translations.keys.next" />
        </span>
      </span>
      <span className="desk-only">
        <span className={styles.told}>
          <Keys of={['Mod', 'Enter']} />
          <FormattedMessage id="translations.keys.save" />
        </span>
      </span>
    </div>
  );
}
