import { FormattedMessage } from 'react-intl';
import { useVerifyCertificateQuery, type VerifyCertificateQuery } from './verify-certificate.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { useCertificateDate } from './certificate-date';
import styles from './certificate-page.module.css';

type Certificate = NonNullable<VerifyCertificateQuery['certificate']>;

function Details({ certificate }: { certificate: Certificate }) {
  const date = useCertificateDate();
  const { number, holderName, testName, passedAt, withdrawn } = certificate;
  return (
    <div className={styles.certificate}>
      <Note tone={withdrawn ? 'bad' : 'ok'}>
        <FormattedMessage id={withdrawn ? 'errors.certificateWithdrawn' : 'certificates.valid'} />
      </Note>
      <dl className={styles.details}>
        <dt>
          <FormattedMessage id="certificates.holder" />
        </dt>
        <dd className={holderName ? `cond ${styles.name}` : 'dim'}>
          {holderName || <FormattedMessage id="certificates.nameRemoved" />}
        </dd>
        <dt>
          <FormattedMessage id="certificates.test" />
        </dt>
        <dd>{testName}</dd>
        <dt>
          <FormattedMessage id="certificates.passedOn" />
        </dt>
        <dd>{date(passedAt)}</dd>
        <dt>
          <FormattedMessage id="certificates.number" />
        </dt>
        <dd className={`code ${styles.number}`}>{number}</dd>
      </dl>
    </div>
  );
}

/** The certificate with the typed number, or a message that there is none. */
export function VerifiedCertificate({ number }: { number: string }) {
  const { language } = useLanguage();
  const { data, error, refetch } = useVerifyCertificateQuery({
    variables: { number, lang: language },
    fetchPolicy: 'network-only',
  });
  if (error || !data) return <Waiting error={error} onRetry={() => void refetch()} lines={4} />;
  if (data.certificate) return <Details certificate={data.certificate} />;
  return (
    <Note tone="bad">
      <FormattedMessage id="certificates.unknown" />
    </Note>
  );
}
