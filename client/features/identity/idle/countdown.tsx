import { useIntl } from 'react-intl';
import styles from './countdown.module.css';

const blocks = 30;

type Props = { seconds: number; of: number };

/** A ring of tread blocks that counts down the seconds. */
export function Countdown({ seconds, of }: Props) {
  const label = useIntl().formatMessage({ id: 'session.secondsLeft' }, { seconds });
  const left = Math.ceil((seconds / of) * blocks);
  return (
    <div className={styles.ring} role="timer" aria-label={label}>
      <svg viewBox="-66 -66 132 132" aria-hidden>
        {Array.from({ length: blocks }, (_, index) => (
          <path
            key={index}
            d="M-4.4-64H3.2L5-51H-2.6Z"
            transform={`rotate(${(index + 0.5) * (360 / blocks)})`}
            fill={index < left ? 'var(--text)' : 'var(--todo)'}
          />
        ))}
      </svg>
      <span className={`num ${styles.number}`} aria-hidden>
        {seconds}
      </span>
    </div>
  );
}
