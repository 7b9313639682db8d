import { Skeleton, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import styles from './module-list.module.css';

/** The skeleton of the filters and cards. */
export function ModuleListSkeleton() {
  return (
    <div className={styles.columns} role="status" data-waiting>
      <VisuallyHidden>
        <FormattedMessage id="ui.loading" />
      </VisuallyHidden>
      <div className={`desk-only ${styles.skeletonSide}`}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} height={28} />
        ))}
      </div>
      <div className={styles.list}>
        <Skeleton height={48} width="50%" mb={16} />
        <Skeleton height={48} mb={32} />
        <div className={styles.skeletonCards}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={120} className={styles.skeletonCard} radius="lg" />
          ))}
        </div>
      </div>
    </div>
  );
}
