import { FormattedMessage } from 'react-intl';
import { MoreButton } from '#client/ui/more-button';
import styles from './load-more.module.css';

type Props = {
  /** How many are shown, and how many there are where that is known. */
  shown: number;
  total?: number;
  /** Loads the next page; absent on the last. */
  onMore?: () => Promise<unknown>;
};

/** The foot of a list in pages: how much of it is shown, and a button for more. */
export function LoadMore({ shown, total, onMore }: Props) {
  return (
    <div className={styles.foot}>
      {total !== undefined && (
        <span className="sm dim" role="status">
          <FormattedMessage id="admin.shownOf" values={{ shown, total }} />
        </span>
      )}
      <MoreButton onMore={onMore}>
        <FormattedMessage id="admin.loadMore" />
      </MoreButton>
    </div>
  );
}
