import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#client/platform/i18n/language';
import { languages, type Language } from '#client/platform/i18n/languages';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { FieldRow } from '#client/ui/editing/form';
import { personas, type PersonaName } from './personas';

/** Manages the kind of reader and the language of a preview. */
export function useSeenAs() {
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const [name, setName] = useState<PersonaName>('admin.seenAs.learner');
  return { language, setLanguage, name, setName, persona: personas[name] };
}

type Props = {
  seenAs: ReturnType<typeof useSeenAs>;
  /** True if visitors can see the content too. */
  visitors?: boolean;
};

/** Selects for the kind of reader and the language. */
export function SeenAsFields({ seenAs: { language, setLanguage, name, setName }, visitors = false }: Props) {
  const intl = useIntl();
  const names = (Object.keys(personas) as PersonaName[]).filter((id) => visitors || personas[id].role);
  return (
    <FieldRow>
      <SelectField
        label={intl.formatMessage({ id: 'admin.seenAs.by' })}
        value={name}
        choices={names.map((id) => ({ value: id, label: intl.formatMessage({ id }) }))}
        onChange={setName}
      />
      <SelectField
        label={intl.formatMessage({ id: 'admin.seenAs.in' })}
        value={language}
        choices={languages.map(({ code, name: label }) => ({ value: code, label }))}
        onChange={setLanguage}
      />
    </FieldRow>
  );
}
