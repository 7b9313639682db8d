import { FormattedMessage } from 'react-intl';
import type { HealthVisibleFragment } from './dashboard.generated';
import styles from './dashboard.module.css';

const height = 40;
const width = 10;
/** Every sixth hour has a label. */
const numberedHours = ['00', '06', '12', '18'];

type Props = { hours: HealthVisibleFragment['mailHours']; currentHour: number };

/** The e-mails of each hour of today, with the average of the same weekday as an outline. */
export function MailHours({ hours, currentHour }: Props) {
  const max = Math.max(
    1,
    ...hours.map(({ mailCount, typicalMailCount }) => Math.max(mailCount, typicalMailCount)),
  );
  const tall = (count: number) => (count / max) * height;
  // The current hour is marked even before its first e-mail.
  const sent = (hour: number, mailCount: number) => Math.max(tall(mailCount), hour === currentHour ? 2 : 0);
  return (
    <>
      <p className="sm dim">
        <FormattedMessage id="dashboard.mailHours" />
      </p>
      <svg className={styles.hours} viewBox={`0 0 ${24 * width} ${height + 2}`} aria-hidden="true">
        {hours.map(({ hour, mailCount, typicalMailCount }) => (
          <g key={hour} transform={`translate(${hour * width} 0)`}>
            <rect
              className={styles.typicalMailCount}
              x="1"
              width="8"
              y={height - tall(typicalMailCount)}
              height={tall(typicalMailCount)}
            />
            <rect
              className={hour === currentHour ? styles.now : styles.done}
              data-hour={hour === currentHour ? 'now' : undefined}
              x="1"
              width="8"
              y={height - sent(hour, mailCount)}
              height={sent(hour, mailCount)}
            />
          </g>
        ))}
        <line className={styles.ground} x2={24 * width} y1={height} y2={height} />
      </svg>
      <p className={styles.hourNumbers} aria-hidden="true">
        {numberedHours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </>
  );
}
