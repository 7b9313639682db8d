import { FormattedMessage } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { Button } from '#client/ui/button';
import styles from './translations.module.css';
import { type TranslatedTextRowFragment, useSimilarTranslationsQuery } from './translations.generated';

type Row = TranslatedTextRowFragment;

/** The maximum length of an English text for suggestions, in characters. */
const maxLength = 200;

/** Returns the translations of other texts with the same English, for a missing one. Empty until `isRequested`. */
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

/** The suggestions from texts with the same English. */
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
