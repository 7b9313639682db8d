import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { bold } from '#client/ui/bold';
import { TimeLeft } from './time-left';
import styles from './time-limit.module.css';

/** The time limit in minutes, or in minutes and seconds. */
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
  /** The deadline of the attempt in progress, or null. */
  deadline: string | null;
};

/** The time limit or the time left as a large number, with an explanation. */
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
