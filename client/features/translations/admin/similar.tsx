import { FormattedMessage } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { Button } from '#client/ui/button';
import styles from './translations.module.css';
import { type TranslatedTextRowFragment, useSimilarTranslationsQuery } from './translations.generated';

type Row = TranslatedTextRowFragment;

/** Characters of an English text of which others may say the same. */
const maxLength = 200;

/** What texts of the same English say, for one that is missing; nothing until it is asked for. */
export function useSimilar({ rich, text }: Row, language: Language, isRequested: boolean) {
  const isLooked = isRequested && !rich && language !== 'en' && text.en !== '' && text.en.length <= maxLength;
  const { data } = useSimilarTranslationsQuery({
    variables: { english: text.en, lang: language },
    skip: !isLooked,
  });
  return (isLooked && data?.similarTranslations) || [];
}

type Props = {
  language: Language;
  similar: ReturnType<typeof useSimilar>;
  onUse: (text: string) => void;
};

/** Offers what other texts of the same English say. */
export function Similar({ language, similar, onUse }: Props) {
  return (
    <div className={styles.similar}>
      {similar.map(({ text, count }) => (
        <Button key={text} variant="text" size="sm" onClick={() => onUse(text)}>
          <span>
            <FormattedMessage
              id="translations.similar"
              values={{
                count,
                text: (
                  <span key="text" lang={language}>
                    {text}
                  </span>
                ),
              }}
            />
          </span>
        </Button>
      ))}
    </div>
  );
}
