import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MoreButton } from '#client/ui/more-button';
import styles from './more.module.css';

type Props = {
  visible: number;
  total: number;
  /** Loads the next page. Undefined on the last page. */
  onMore: (() => Promise<unknown>) | undefined;
};

/** The page size. */
export const pageOf = 12;

/**
 * The foot of a list: a button for more and the number of visible items. Renders nothing if everything fits one page.
 */
export function More({ visible, total, onMore }: Props) {
  // Keeps the count after the last page has loaded, so that screen readers announce it.
  const [wasLong, setWasLong] = useState(false);
  if (onMore && !wasLong) setWasLong(true);
  if (!wasLong) return null;
  return (
    <div className={styles.foot}>
      <MoreButton onMore={onMore} />
      <span className="sm dim" role="status">
        <FormattedMessage id="articles.visibleOf" values={{ visible, total }} />
      </span>
    </div>
  );
}
