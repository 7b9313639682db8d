import { FormattedMessage } from 'react-intl';
import { MoreButton } from '#client/ui/more-button';
import styles from './more.module.css';

type Props = {
  shown: number;
  total: number;
  /** Loads the next page; undefined on the last. */
  onMore: (() => Promise<unknown>) | undefined;
};

/** The foot of a list in pages: a button for more, and how much of it is shown. */
export function More({ shown, total, onMore }: Props) {
  return (
    <div className={styles.foot}>
      <MoreButton onMore={onMore} />
      <span className="sm dim" role="status">
        <FormattedMessage id="articles.shownOf" values={{ shown, total }} />
      </span>
    </div>
  );
}
