import { useIntl } from 'react-intl';

/** A day of the portal's calendar, such as "23 Nov", whatever zone the browser is in. */
export function useDay() {
  const intl = useIntl();
  return (day: string) =>
    intl.formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
