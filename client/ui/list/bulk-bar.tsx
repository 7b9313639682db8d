import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { UnstyledButton } from '@mantine/core';
import { Button } from '#client/ui/button';
import styles from './admin-list.module.css';
import type { AllSelected } from './use-selected';

export type BulkBarProps = {
  /** How many are chosen one by one, or of the page where all are. */
  count: number;
  all: AllSelected | null;
  /** How many are found where all of them can be chosen, and more than are; 0 otherwise. */
  found: number;
  onAll: () => void;
  onPage: () => void;
  onClear: () => void;
  children: ReactNode;
};

/** What can be done with the rows chosen, in sight while there are any. */
export function BulkBar({ count, all, found, onAll, onPage, onClear, children }: BulkBarProps) {
  return (
    <div className={`rubber ${styles.bulk}`}>
      <span role="status">
        {all ? (
          <FormattedMessage
            id="admin.list.allSelected"
            values={{ count: all.total, leftOut: all.except.length }}
          />
        ) : (
          <FormattedMessage id="admin.list.chosen" values={{ count }} />
        )}
      </span>
      {all && (
        <UnstyledButton className={styles.more} onClick={onPage}>
          <FormattedMessage id="admin.list.choosePage" values={{ count }} />
        </UnstyledButton>
      )}
      {!all && found > count && (
        <UnstyledButton className={styles.more} onClick={onAll}>
          <FormattedMessage id="admin.list.chooseFound" values={{ count: found }} />
        </UnstyledButton>
      )}
      <div className={styles.actions}>
        {children}
        <Button size="sm" onClick={onClear}>
          <FormattedMessage id="admin.list.clearChoice" />
        </Button>
      </div>
    </div>
  );
}
