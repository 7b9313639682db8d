import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isOtherClock } from './site-calendar';

const instant = (iso: string) => new Date(iso);

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: 'numeric' } as const;

/** Returns format options with the time zone's name if the device's clock differs from the site's. */
const zoneName = (at: string | number | Date) =>
  isOtherClock(at) ? ({ timeZoneName: 'short' } as const) : {};

/** Returns formatters for numbers and dates in the person's language. Dates and times are in the site's time zone. */
export function useFormat() {
  const intl = useIntl();
  return useMemo(
    () => ({
      number: (value: number) => intl.formatNumber(value),
      /** Formats a difference with its sign: "+40", "−40", "0". */
      change: (value: number) => intl.formatNumber(value, { signDisplay: 'exceptZero' }).replace('-', '−'),
      percent: (value: number) => intl.formatNumber(value / 100, { style: 'percent' }),
      /** For example "1 Dec 2026". */
      date: (iso: string) => intl.formatDate(instant(iso), day),
      /** For example "14:30", or "14:30 UTC" if the device's clock differs from the site's. */
      time: (at: string | number | Date) => intl.formatTime(at, { ...time, ...zoneName(at) }),
      /** For example "1 Dec 2026, 14:30", or "1 Dec 2026, 14:30 UTC" if the device's clock differs from the site's. */
      dateTime: (iso: string) => intl.formatDate(instant(iso), { ...day, ...time, ...zoneName(iso) }),
      /** The same as `dateTime`, with seconds. */
      dateTimeSeconds: (iso: string) =>
        intl.formatDate(instant(iso), { ...day, ...time, second: 'numeric', ...zoneName(iso) }),
      /** Formats whole seconds as minutes and seconds, for example "07:05". */
      duration: (seconds: number) => {
        const whole = Math.max(0, Math.floor(seconds));
        return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
      },
    }),
    [intl],
  );
}
