import { useIntl } from 'react-intl';

/**
 * Returns a function that formats a day of the portal's calendar, such as "23 Nov", independent of the browser's time
 * zone.
 */
export function useDay() {
  const intl = useIntl();
  return (day: string) =>
    intl.formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
