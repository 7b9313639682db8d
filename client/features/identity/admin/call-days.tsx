import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { Waiting } from '#client/ui/feedback/states';
import styles from './api-clients.module.css';
import { ApiClientCallsDocument } from './api-clients.generated';

const height = 54;

/** The client's calls on each of the last 30 days, today last. */
export function CallDays({ id }: { id: string }) {
  const intl = useIntl();
  const { number } = useFormat();
  const { data, error, refetch } = useQuery(ApiClientCallsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const days = data?.apiClient?.days;
  const today = days?.at(-1);
  if (!days || !today) return <Waiting error={error} onRetry={() => void refetch()} lines={1} />;
  const counts = days.map(({ calls }) => calls);
  const [min, max] = [Math.min(...counts), Math.max(...counts, 1)];
  const dayOf = (day: string) => intl.formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <>
      <svg
        className={styles.days}
        viewBox="0 0 300 64"
        preserveAspectRatio="none"
        role="img"
        aria-label={intl.formatMessage({ id: 'clients.daysLabel' }, { min, max: Math.max(...counts) })}
      >
        {days.map(({ day, calls }, index) => (
          <rect
            key={day}
            x={index * 10 + 1}
            y={60 - (calls / max) * height}
            width="8"
            height={(calls / max) * height}
            data-today={day === today.day || undefined}
          />
        ))}
        <line x1="0" x2="300" y1="61" y2="61" strokeWidth="2" />
      </svg>
      <div className={`sm dim ${styles.daysFoot}`}>
        <span>{dayOf(days[0]!.day)}</span>
        <span className={styles.today}>
          <FormattedMessage
            id="clients.today"
            values={{ calls: number(today.calls), rejected: today.rejected }}
          />
        </span>
      </div>
    </>
  );
}
