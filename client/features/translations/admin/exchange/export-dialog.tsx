import { textLanguages } from '#client/platform/i18n/languages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { ErrorNote } from '#client/ui/feedback/messages';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { useSaving } from '#client/ui/files/use-saving';
import styles from '../translations.module.css';

const targets = textLanguages.filter(({ code }) => code !== 'en');

const choices = [
  { value: 'missing', labelId: 'translations.export.missing' },
  { value: 'needing', labelId: 'translations.export.needing' },
  { value: 'all', labelId: 'translations.export.all' },
];

/** Returns the address of the file with the texts of a language: all, those that are missing, or also outdated ones. */
function addressOf(lang: string, which: string): string {
  const params = new URLSearchParams({ lang });
  if (which !== 'all') params.set('filter', JSON.stringify({ [which]: [lang] }));
  return `/api/translations.xlf?${params.toString()}`;
}

/** The dialog that exports a file for translators. */
export function ExportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const intl = useIntl();
  const [lang, setLang] = useState<string>(targets[0]!.code);
  const [which, setWhich] = useState('missing');
  const { busy, problem, save } = useSaving(addressOf(lang, which));
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      className={styles.export}
      title={<FormattedMessage id="translations.export" />}
      submit={<FormattedMessage id="translations.export.save" />}
      busyLabel={busy ? <FormattedMessage id="translations.export.saving" /> : undefined}
      onSubmit={() => void save()}
    >
      <SegmentedChoice
        label={<FormattedMessage id="translations.export.into" />}
        value={lang}
        choices={targets.map(({ code, name }) => ({ value: code as string, label: name, lang: code }))}
        onChange={setLang}
      />
      <SegmentedChoice
        label={<FormattedMessage id="translations.export.which" />}
        value={which}
        choices={choices.map(({ value, labelId }) => ({ value, label: intl.formatMessage({ id: labelId }) }))}
        onChange={setWhich}
      />
      <p className="sm dim">
        <FormattedMessage id="translations.export.help" />
      </p>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </FormDialog>
  );
}
