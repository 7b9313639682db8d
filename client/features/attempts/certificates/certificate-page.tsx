import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/fields/fields';
import { Page } from '#client/ui/layout/layout';
import styles from './certificate-page.module.css';
import { VerifiedCertificate } from './verified-certificate';

const maxNumberLength = 64;

function NumberForm({ number }: { number: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) void navigate(`/certificates/${encodeURIComponent(typed.trim())}`);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={<FormattedMessage id="certificates.number" />}
        description={<FormattedMessage id="certificates.verifyHelp" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={maxNumberLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        withAsterisk={false}
      />
      <Button type="submit" variant="primary" size="lg">
        <FormattedMessage id="certificates.verify" />
      </Button>
    </form>
  );
}

/** The page that verifies certificates. It is open to visitors and during maintenance. */
export default function CertificatePage() {
  const { number = '' } = useParams();
  const title = useIntl().formatMessage({ id: 'shell.verifyCertificate' });
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <div className={styles.column}>
        <h1>{title}</h1>
        <div role="status">{number && <VerifiedCertificate number={number} />}</div>
        <NumberForm key={number} number={number} />
      </div>
    </Page>
  );
}
