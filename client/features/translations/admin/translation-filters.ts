import { textLanguages } from '#client/platform/i18n/languages';
import { textKinds, usePlaceWords } from '#client/features/editing/index';
import { useIntl } from 'react-intl';
import type { ListFilter } from '#client/ui/list/list-parts';

const languages = textLanguages.map(({ code, name }) => ({ value: code, label: name }));

/** Returns the filters of the translation list. The links above set the state too. */
export function useTranslationFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const { kind } = usePlaceWords();
  const text = (id: string) => intl.formatMessage({ id });
  return [
    {
      name: 'kinds',
      label: text('translations.kind'),
      choices: Object.keys(textKinds)
        .map((value) => ({ value, label: kind(value) }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    },
    { name: 'missing', label: text('translations.missingIn'), choices: languages },
    {
      name: 'outdated',
      label: text('translations.outdatedIn'),
      choices: languages.filter(({ value }) => value !== 'en'),
    },
    {
      name: 'visible',
      label: text('translations.seen'),
      choices: [
        { value: 'yes', label: text('admin.yes') },
        { value: 'no', label: text('admin.no') },
      ],
    },
    {
      name: 'states',
      label: text('translations.shown'),
      choices: [
        { value: 'outdated', label: text('translations.outdated') },
        { value: 'all', label: text('translations.all') },
      ],
    },
  ];
}
