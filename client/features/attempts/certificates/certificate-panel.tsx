import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import type { CertificateDetailsFragment } from './certificate-details.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { languages, type Language } from '#client/platform/i18n/languages';
import { saveFile } from '#client/platform/save-file';
import { TreadCover, type TreadPatternName } from '#client/ui/art/tread-cover';
import { Button } from '#client/ui/button';
import { Section } from '#client/ui/layout/layout';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { useCertificateDate } from './certificate-date';
import styles from './certificate-panel.module.css';

function SavePdf({ number }: { number: string }) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const { language } = useLanguage();
  const [selected, setSelected] = useState<Language | null>(null);
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    saveFile(`/api/certificates/${number}.pdf?lang=${selected ?? language}`)
      .catch((problem: unknown) => toast.error(errorMessage(problem)))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.save}>
      <SegmentedChoice
        label={intl.formatMessage({ id: 'certificates.language' })}
        value={selected ?? language}
        choices={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        onChange={setSelected}
      />
      <Button
        variant="strong"
        onClick={save}
        busyLabel={busy ? <FormattedMessage id="tests.save.saving" /> : undefined}
      >
        <IconDownload size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="certificates.save" />
      </Button>
    </div>
  );
}

type Props = { certificate: CertificateDetailsFragment; art: TreadPatternName };

/** A certificate: holder, test, number, and the PDF in a selected language. */
export function CertificatePanel({ certificate, art }: Props) {
  const date = useCertificateDate();
  const { number, holderName, testName, passedAt } = certificate;
  return (
    <Section title={<FormattedMessage id="certificates.title" />}>
      <div className={styles.panel}>
        <div className={styles.picture}>
          <TreadCover pattern={art} />
        </div>
        <div className={styles.body}>
          <p className={`cond ${styles.name}`}>{holderName}</p>
          <p className="dim">
            <FormattedMessage id="certificates.passed" values={{ test: testName, date: date(passedAt) }} />
          </p>
          <p className={`code ${styles.number}`}>{number}</p>
          <SavePdf number={number} />
        </div>
      </div>
    </Section>
  );
}
