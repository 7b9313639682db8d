import { useIntl } from 'react-intl';

/** A day as it is printed on a certificate. */
export function useCertificateDate(): (iso: string) => string {
  const intl = useIntl();
  return (iso) => intl.formatDate(iso, { dateStyle: 'long' });
}
