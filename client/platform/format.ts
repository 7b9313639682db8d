import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const instant = (iso: string) => new Date(iso);

/** Numbers and dates in the person's language; dates and times in the browser's time zone. */
export function useFormat() {
  const intl = useIntl();
  return useMemo(
    () => ({
      number: (value: number) => intl.formatNumber(value),
      /** A change, with its sign: "+40", "−40", "0". */
      change: (value: number) => intl.formatNumber(value, { signDisplay: 'exceptZero' }).replace('-', '−'),
      percent: (value: number) => intl.formatNumber(value / 100, { style: 'percent' }),
      /** For example "1 Dec 2026". */
      date: (iso: string) =>
        intl.formatDate(instant(iso), { day: 'numeric', month: 'short', year: 'numeric' }),
      /** For example "1 Dec 2026, 14:30". */
      dateTime: (iso: string) => intl.formatDate(instant(iso), { dateStyle: 'medium', timeStyle: 'short' }),
      /** Whole seconds as minutes and seconds, for example "07:05". */
      duration: (seconds: number) => {
        const whole = Math.max(0, Math.floor(seconds));
        return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
      },
    }),
    [intl],
  );
}
