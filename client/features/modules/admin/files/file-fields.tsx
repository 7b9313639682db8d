import { useIntl } from 'react-intl';
import { type Language, textLanguages } from '#client/platform/i18n/languages';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextField } from '#client/ui/fields/fields';
import styles from './files.module.css';

export type FileTexts = { label: string; lang: Language };

type Props = {
  value: FileTexts;
  onChange: (value: FileTexts) => void;
  /** True if errors are shown. */
  checked: boolean;
};

/** The label and language of a file. */
export function FileFields({ value, onChange, checked }: Props) {
  const intl = useIntl();
  const { label, lang } = value;
  const missing = checked && label.trim() === '';
  return (
    <div className={styles.fields}>
      <TextField
        label={intl.formatMessage({ id: 'admin.files.label' })}
        description={intl.formatMessage({ id: 'admin.files.labelHint' })}
        lang={lang}
        maxLength={200}
        required
        value={label}
        error={missing && intl.formatMessage({ id: 'admin.error.required' })}
        onChange={(event) => onChange({ ...value, label: event.currentTarget.value })}
      />
      <SelectField
        label={intl.formatMessage({ id: 'admin.files.language' })}
        value={lang}
        choices={textLanguages.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(selected) => onChange({ ...value, lang: selected })}
      />
    </div>
  );
}
