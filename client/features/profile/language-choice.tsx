import { useIntl } from 'react-intl';
import { languages } from '#client/platform/i18n/languages';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { useChooseLanguage } from '#client/platform/i18n/use-choose-language';

/** The language choice as radio buttons, each language with its own name for itself. */
export function LanguageChoice() {
  const intl = useIntl();
  const { language, choose } = useChooseLanguage();
  return (
    <SegmentedChoice
      label={intl.formatMessage({ id: 'language.label' })}
      value={language}
      choices={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      onChange={choose}
    />
  );
}
