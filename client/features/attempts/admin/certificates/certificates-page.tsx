import { ListedRowsPage } from '#client/features/editing/index';
import { useCertificateColumns, useCertificateFilters } from './certificate-columns';
import { AdminCertificatesDocument } from './certificates.generated';

const texts = {
  title: 'admin.certificates',
  count: 'lists.certificates.count',
  search: 'lists.certificates.search',
  none: 'lists.certificates.none',
  noneHelp: 'lists.certificates.noneHelp',
  noneFor: 'lists.certificates.noneFor',
} as const;

/** The list of all certificates, including revoked ones. */
export default function CertificatesPage() {
  return (
    <ListedRowsPage
      list="adminCertificates"
      query={AdminCertificatesDocument}
      page={({ adminCertificates }) => adminCertificates}
      columns={useCertificateColumns()}
      filters={useCertificateFilters()}
      texts={texts}
    />
  );
}
