import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { UnstyledButton } from '@mantine/core';
import { Button } from '#client/ui/button';
import styles from './admin-list.module.css';
import type { AllSelected } from './use-selected';

export type BulkBarProps = {
  /** The number of selected rows, or of those on this page if all rows are selected. */
  count: number;
  all: AllSelected | null;
  /** The number of found rows if all can be selected and more than the current ones exist, otherwise 0. */
  found: number;
  onAll: () => void;
  onPage: () => void;
  onClear: () => void;
  children: ReactNode;
};

/** The sticky bar of actions for the selected rows. */
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
