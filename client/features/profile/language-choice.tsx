import { useIntl } from 'react-intl';
import { languages } from '#client/platform/i18n/languages';
import { SegmentedChoice } from '#client/ui/segmented-choice';
import { useChooseLanguage } from '#client/platform/i18n/use-choose-language';

/** The three languages side by side, each under its own name. */
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
