import { FormattedMessage } from 'react-intl';
import styles from './price.module.css';

/** A price in points with a large number. */
export const Price = ({ of }: { of: number }) => (
  <span className={`num ${styles.price}`}>
    <FormattedMessage
      id="rewards.price"
      values={{
        points: of,
        word: (words) => (
          <span key="word" className={styles.word}>
            {words}
          </span>
        ),
      }}
    />
  </span>
);
