import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { useLanguage } from '#client/platform/i18n/language';
import { bold } from '#client/ui/bold';
import { Note } from '#client/ui/messages';
import { RichText } from '#client/ui/rich-text';
import type { TermsQuery } from './terms.generated';

export type Terms = NonNullable<TermsQuery['terms']>;

/** Which version it is and since when, and which one the person said Yes to before. */
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

/** What is new in the version, where something was said of it. */
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

/** The terms in the reader's language, or else in English, marked as such. */
export function TermsText({ terms: { textTranslations: text } }: { terms: Terms }) {
  const { language } = useLanguage();
  return (
    <div lang={text[language] ? undefined : 'en'}>
      <RichText html={text[language] || text.en} />
    </div>
  );
}
