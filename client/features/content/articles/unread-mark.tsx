import { FormattedMessage } from 'react-intl';
import styles from './articles.module.css';

/** The label of an article that the person hasn't read. */
export function UnreadMark() {
  return (
    <span className={styles.unread}>
      <i aria-hidden />
      <FormattedMessage id="articles.unread" />
    </span>
  );
}
