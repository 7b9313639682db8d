import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MoreButton } from '#client/ui/more-button';
import styles from './more.module.css';

type Props = {
  visible: number;
  total: number;
  /** Loads the next page; undefined on the last. */
  onMore: (() => Promise<unknown>) | undefined;
};

/** How many come at once. */
export const pageOf = 12;

/** The foot of a list in pages: a button for more, and how much of it is shown; nothing where all of it is one page. */
export function More({ visible, total, onMore }: Props) {
  // Once there was more, the count stays when all of it is there, and is read out.
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
