import { IconLanguage } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { languageName, languages, type Language } from '#client/platform/i18n/languages';
import { Dropdown, DropdownItem } from '#client/ui/dropdown/dropdown';
import { useChooseLanguage } from '#client/platform/i18n/use-choose-language';

// The name of each language in the interface language, for people who don't know its own name.
const inThisLanguage: Record<Language, string> = { en: 'language.en', fr: 'language.fr', es: 'language.es' };

/** The language menu of the header. */
export function LanguageMenu() {
  const intl = useIntl();
  const { language, choose } = useChooseLanguage();
  const code = language.toUpperCase();
  const current = languageName(language);
  const trigger = (
    <>
      <IconLanguage size={20} stroke={1.9} aria-hidden />
      {code}
    </>
  );
  return (
    <Dropdown
      label={intl.formatMessage({ id: 'language.current' }, { language: current, code })}
      trigger={trigger}
    >
      {languages.map(({ code: choice, name }) => (
        <DropdownItem
          key={choice}
          current={choice === language}
          label={intl.formatMessage({ id: inThisLanguage[choice] }, { name })}
          onClick={() => choose(choice)}
        >
          <span lang={choice}>{name}</span>
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
