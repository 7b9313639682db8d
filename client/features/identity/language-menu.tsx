import { IconLanguage } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { languageName, languages } from '#client/platform/i18n/languages';
import { Dropdown, DropdownItem } from '#client/ui/dropdown/dropdown';
import { useChooseLanguage } from '#client/platform/i18n/use-choose-language';

/** The language menu of the header. */
export function LanguageMenu() {
  const intl = useIntl();
  const { language, choose } = useChooseLanguage();
  const code = language.toUpperCase();
  const current = languageName(language);
  const translated = new Intl.DisplayNames(intl.locale, { type: 'language' });
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
      {languages.map(({ code: choice, name, locale }) => (
        <DropdownItem
          key={choice}
          current={choice === language}
          // The language's name in the interface language goes along for those who do not know its own.
          label={intl.formatMessage({ id: 'language.named' }, { name, translated: translated.of(locale) })}
          onClick={() => choose(choice)}
        >
          <span lang={locale}>{name}</span>
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
