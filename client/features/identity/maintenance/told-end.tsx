import { FormattedMessage, useIntl } from 'react-intl';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './maintenance.module.css';
import { useEnd } from './use-end';

/** Returns a function that formats minutes in the largest unit that divides them evenly. */
function useLength() {
  const intl = useIntl();
  const say = (value: number, unit: string) =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
  return (minutes: number): string => {
    if (minutes % 1440 === 0) return say(minutes / 1440, 'day');
    return minutes % 60 === 0 ? say(minutes / 60, 'hour') : say(minutes, 'minute');
  };
}

/** The approximate remaining time, in minutes below two hours, otherwise in hours or days. */
function Left({ minutes }: { minutes: number }) {
  if (minutes < 120) return <FormattedMessage id="maintenance.left" values={{ minutes }} />;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? (
    <FormattedMessage id="maintenance.leftHours" values={{ hours }} />
  ) : (
    <FormattedMessage id="maintenance.leftDays" values={{ days: Math.round(hours / 24) }} />
  );
}

/** The remaining time until the planned end, as text and as a bar. */
export function ToldEnd({ now }: { now: Date }) {
  const end = useEnd(now);
  const length = useLength();
  if (!end) return null;
  if (end.minutes <= 0)
    return (
      <p>
        <FormattedMessage id="maintenance.longer" />
      </p>
    );
  const { blocks } = end;
  return (
    <div className={styles.end}>
      {blocks && <TreadBar size="lg" tone="brand" blocks={treadBlocks(blocks.done, blocks.total, 1)} />}
      <p>
        <strong>
          <Left minutes={end.minutes} />
        </strong>{' '}
        {blocks && <FormattedMessage id="maintenance.block" values={{ length: length(blocks.length) }} />}
      </p>
    </div>
  );
}
