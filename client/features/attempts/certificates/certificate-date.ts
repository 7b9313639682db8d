import { useIntl } from 'react-intl';

/** Returns a function that formats a day as it is printed on certificates. */
export function useCertificateDate(): (iso: string) => string {
  const intl = useIntl();
  return (iso) => intl.formatDate(iso, { dateStyle: 'long' });
}
