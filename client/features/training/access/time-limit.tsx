import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { bold } from '#client/ui/bold';
import { TimeLeft } from './time-left';
import styles from './time-limit.module.css';

/** The minutes, large; with seconds where the limit has any. */
function Limit({ seconds }: { seconds: number }) {
  const intl = useIntl();
  const { duration } = useFormat();
  if (seconds % 60 !== 0) return duration(seconds);
  const parts = intl.formatNumberToParts(seconds / 60, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
  });
  return parts.map(({ type, value }) =>
    type === 'unit' ? <span key={type}>{value}</span> : type === 'literal' ? ' ' : value,
  );
}

type Props = {
  seconds: number;
  /** When the attempt in progress ends; null without one. */
  deadline: string | null;
};

/** How long a test may take, or how much of that is left, as large as a number can be, and what the clock does. */
export function TimeLimit({ seconds, deadline }: Props) {
  return (
    <div className={styles.limit}>
      <p className={`num ${styles.number}`}>
        {deadline ? <TimeLeft deadline={deadline} /> : <Limit seconds={seconds} />}
      </p>
      <p className="dim">
        <FormattedMessage id={deadline ? 'modules.timed.left' : 'modules.timed.limit'} values={{ b: bold }} />
      </p>
    </div>
  );
}
