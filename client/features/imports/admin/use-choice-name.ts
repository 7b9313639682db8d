import { useIntl } from 'react-intl';
import { textLanguages } from '#client/ui/editing/fields/languages';
import { choiceNames } from './import-words';

/** Words for a value that a field has alone; others as they are. */
export function useChoiceName(): (value: string) => string {
  const intl = useIntl();
  return (value) => {
    const nameId = choiceNames[value];
    if (nameId) return intl.formatMessage({ id: nameId });
    return textLanguages.find(({ code }) => code === value)?.name ?? value;
  };
}
