import { textLanguages } from '#client/platform/i18n/languages';
import { useIntl } from 'react-intl';
import { choiceNames } from './import-words';

/** Returns a function that formats an enumeration value. Other values are returned unchanged. */
export function useChoiceName(): (value: string) => string {
  const intl = useIntl();
  return (value) => {
    const nameId = choiceNames[value];
    if (nameId) return intl.formatMessage({ id: nameId });
    return textLanguages.find(({ code }) => code === value)?.name ?? value;
  };
}
