import { useIntl } from 'react-intl';
import { useSettings } from '#client/features/settings/public';

/** A day as it is printed on a certificate: in the site's time zone, wherever it is read. */
export function useCertificateDate(): (iso: string) => string {
  const intl = useIntl();
  const { timezone } = useSettings();
  return (iso) => intl.formatDate(new Date(iso), { dateStyle: 'long', timeZone: timezone });
}
