import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { useLanguage } from '#client/platform/i18n/language';
import { bold } from '#client/ui/bold';
import { Note } from '#client/ui/feedback/messages';
import { RichText } from '#client/ui/rich-text';
import type { TermsQuery } from './terms.generated';

export type Terms = NonNullable<TermsQuery['terms']>;

/** The version and date of the terms, and the version that the person accepted before. */
export function TermsDetails({ terms }: { terms: Terms }) {
  const { date } = useFormat();
  const { version, publishedAt, acceptedVersion, acceptedAt } = terms;
  return (
    <p className="dim">
      <FormattedMessage id="terms.version" values={{ version, date: date(publishedAt) }} />
      {acceptedVersion !== null && acceptedAt !== null && (
        <>
          {' '}
          <FormattedMessage
            id="terms.accepted"
            values={{ version: acceptedVersion, date: date(acceptedAt) }}
          />
        </>
      )}
    </p>
  );
}

/** The changes in this version, if described. */
export function TermsNews({ terms: { changeNoteTranslations: note } }: { terms: Terms }) {
  const { language } = useLanguage();
  if (!note) return null;
  return (
    <Note>
      <FormattedMessage id="terms.news" values={{ b: bold }} />{' '}
      <span lang={note[language] ? undefined : 'en'}>{note[language] || note.en}</span>
    </Note>
  );
}

/** The terms in the person's language, or in English. */
export function TermsText({ terms: { textTranslations: text } }: { terms: Terms }) {
  const { language } = useLanguage();
  return (
    <div lang={text[language] ? undefined : 'en'}>
      <RichText html={text[language] || text.en} />
    </div>
  );
}
