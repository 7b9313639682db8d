import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';

/** Returns formatters for the end of a program access in the site's time zone. */
export function useEntryEnd() {
  const intl = useIntl();
  const { time } = useFormat();
  return useMemo(
    () => ({
      /** For example "Tue, 1 Dec". */
      day: (instant: string) =>
        intl.formatDate(instant, { weekday: 'short', day: 'numeric', month: 'short' }),
      /** For example "14:30". */
      time,
    }),
    [intl, time],
  );
}
