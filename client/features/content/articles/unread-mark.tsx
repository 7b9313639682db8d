import { FormattedMessage } from 'react-intl';
import styles from './articles.module.css';

/** Says that an article is news to the person. */
export function UnreadMark() {
  return (
    <span className={styles.unread}>
      <i aria-hidden />
      <FormattedMessage id="articles.unread" />
    </span>
  );
}
