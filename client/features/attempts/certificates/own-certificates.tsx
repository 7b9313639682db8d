import { IconDownload } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLanguage } from '#client/platform/i18n/language';
import { Button } from '#client/ui/button';
import { Section } from '#client/ui/layout/layout';
import { ErrorNote } from '#client/ui/feedback/messages';
import { MoreButton } from '#client/ui/more-button';
import { Waiting } from '#client/ui/feedback/states';
import { useSaving } from '#client/ui/files/use-saving';
import { useCertificateDate } from './certificate-date';
import styles from './own-certificates.module.css';
import { useOwnCertificatesQuery, type OwnCertificatesQuery } from './own-certificates.generated';

type Listed = OwnCertificatesQuery['me']['certificates']['nodes'][number];

/** A certificate: test, date, link to its verification page, and the PDF. */
function Line({ certificate: { number, testName, passedAt } }: { certificate: Listed }) {
  const id = useId();
  const date = useCertificateDate();
  const { language } = useLanguage();
  const { busy, problem, save } = useSaving(`/api/certificates/${number}.pdf?lang=${language}`);
  return (
    <li className={styles.line}>
      <div>
        <h3 id={`${id}-test`} className={styles.test}>
          <Link to={`/certificates/${number}`}>{testName}</Link>
        </h3>
        <p className="sm dim">
          {date(passedAt)} <span className="code">{number}</span>
        </p>
        {problem && <ErrorNote>{problem}</ErrorNote>}
      </div>
      <Button
        id={`${id}-save`}
        aria-labelledby={`${id}-save ${id}-test`}
        onClick={() => void save()}
        busyLabel={busy ? <FormattedMessage id="tests.save.saving" /> : undefined}
      >
        <IconDownload size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="certificates.save" />
      </Button>
    </li>
  );
}

/** The person's own certificates, newest first. */
export default function OwnCertificates() {
  const { data, error, refetch, fetchMore } = useOwnCertificatesQuery({ fetchPolicy: 'cache-and-network' });
  const page = data?.me.certificates;
  return (
    <Section title={<FormattedMessage id="certificates.yours" values={{ count: page?.totalCount ?? 0 }} />}>
      {!page && <Waiting error={error} onRetry={() => void refetch()} lines={2} />}
      {page?.nodes.length === 0 && (
        <p className="dim">
          <FormattedMessage id="certificates.none" />
        </p>
      )}
      {page && page.nodes.length > 0 && (
        <ul>
          {page.nodes.map((certificate) => (
            <Line key={certificate.number} certificate={certificate} />
          ))}
        </ul>
      )}
      <MoreButton
        className={styles.more}
        onMore={
          page?.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: page.pageInfo.endCursor } })
            : undefined
        }
      >
        <FormattedMessage id="certificates.more" />
      </MoreButton>
    </Section>
  );
}
