import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import styles from './admin-list.module.css';

type Props = { count: number; onClear: () => void; children: ReactNode };

/** What can be done with the rows chosen, in sight while there are any. */
export function BulkBar({ count, onClear, children }: Props) {
  return (
    <div className={`rubber ${styles.bulk}`}>
      <span role="status">
        <FormattedMessage id="admin.list.chosen" values={{ count }} />
      </span>
      <div className={styles.deeds}>
        {children}
        <Button size="sm" onClick={onClear}>
          <FormattedMessage id="admin.list.clearChoice" />
        </Button>
      </div>
    </div>
  );
}
