import { type Language, textLanguages } from '#client/platform/i18n/languages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { useLanguage } from '#client/platform/i18n/language';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Note } from '#client/ui/feedback/messages';
import { RichText } from '#client/ui/rich-text';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { Waiting } from '#client/ui/feedback/states';
import { type TermsVersionTextsFragment, useTermsVersionQuery } from './terms-versions.generated';
import styles from './terms.module.css';

function Text({ version, language }: { version: TermsVersionTextsFragment; language: Language }) {
  const { textTranslations: text, changeNoteTranslations: note } = version;
  return (
    <section className={styles.text} lang={language} aria-labelledby={`terms-${version.number}`}>
      <h2 id={`terms-${version.number}`} lang="">
        <FormattedMessage id="admin.terms.number" values={{ number: version.number }} />
      </h2>
      {note?.[language] && <Note>{note[language]}</Note>}
      {text[language] ? (
        <RichText html={text[language]} />
      ) : (
        <p className="dim" lang="">
          <FormattedMessage id="admin.terms.noText" />
        </p>
      )}
    </section>
  );
}

/** A version of the terms, compared with the previous one. */
export function TermsVersion() {
  const number = Number(useParams()['number']);
  const intl = useIntl();
  const { date } = useFormat();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const isNumber = Number.isInteger(number) && number > 0 && number < 1_000_000_000;
  const { data, error, refetch } = useTermsVersionQuery({ variables: { number }, skip: !isNumber });
  const { data: before } = useTermsVersionQuery({
    variables: { number: number - 1 },
    skip: !isNumber || number === 1,
  });
  const version = data?.termsVersion;
  if (!isNumber || version === null) {
    return <NoSuchPage textId="admin.terms.gone" to="/admin/terms" toId="admin.terms" />;
  }
  const title = intl.formatMessage({ id: 'admin.terms.number' }, { number });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.terms" />
          </BackLink>
        }
        title={title}
        note={version && date(version.publishedAt)}
      />
      <PageBody>
        {version ? (
          <>
            <SegmentedChoice
              label={intl.formatMessage({ id: 'admin.textLanguage' })}
              value={language}
              choices={textLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
              onChange={setLanguage}
            />
            <div className={styles.compared}>
              <Text version={version} language={language} />
              {before?.termsVersion && <Text version={before.termsVersion} language={language} />}
            </div>
          </>
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} />
        )}
      </PageBody>
    </>
  );
}
