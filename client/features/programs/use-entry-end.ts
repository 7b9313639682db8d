import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The end of an entry in words, in the browser's time zone. */
export function useEntryEnd() {
  const intl = useIntl();
  return useMemo(
    () => ({
      /** For example "Tue, 1 Dec". */
      day: (instant: string) =>
        intl.formatDate(instant, { weekday: 'short', day: 'numeric', month: 'short' }),
      /** For example "14:30". */
      time: (instant: string | number) => intl.formatTime(instant, { timeStyle: 'short' }),
    }),
    [intl],
  );
}
