import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import {
  type ImportFieldFieldsFragment,
  type ImportFieldsFragment,
  useCorrectImportRowMutation,
  useImportFieldsOfQuery,
} from '../imports.generated';
import styles from '../imports.module.css';
import { useStep } from '../use-step';
import { useChoiceName } from '../use-choice-name';
import { type Row, valueOf } from './row-columns';

type FieldProps = {
  field: ImportFieldFieldsFragment;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** A cell of the row: a text field, or a select of the accepted values. */
function Cell({ field: { label, choices }, value, onChange, error }: FieldProps) {
  const intl = useIntl();
  const nameOf = useChoiceName();
  if (choices.length === 0)
    return (
      <TextField
        label={label}
        value={value}
        maxLength={2000}
        autoComplete="off"
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  const none = { value: '', label: intl.formatMessage({ id: 'imports.columns.choose' }) };
  // The file's value stays visible and selected until another one is chosen.
  const known = choices.includes(value) || value === '' ? choices : [value, ...choices];
  return (
    <SelectField
      label={label}
      value={value}
      choices={[none, ...known.map((choice) => ({ value: choice, label: nameOf(choice) }))]}
      error={error}
      onChange={onChange}
    />
  );
}

type Props = { data: ImportFieldsFragment; row: Row; onClose: () => void; onConflict: () => unknown };

function useCorrection({ data: { id }, row, onClose, onConflict }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [reasons, setReasons] = useState(row.reasons);
  const [correct] = useCorrectImportRowMutation({
    refetchQueries: ['ImportRows'],
    awaitRefetchQueries: true,
  });
  const { busy, problem, take } = useStep(onConflict);
  const save = async () => {
    const values = Object.entries(typed).map(([field, value]) => ({ field, value }));
    await take(async () => {
      const { data: came } = await correct({ variables: { input: { id, line: row.line, values } } });
      const corrected = came?.correctImportRow.row;
      if (corrected?.outcome === 'reject') setReasons(corrected.reasons);
      else onClose();
    });
  };
  const type = (field: string) => (value: string) => setTyped({ ...typed, [field]: value });
  return { typed, type, reasons, busy, problem, save };
}

/** Corrects a rejected row and checks it again. The form stays open while the row is rejected. */
export function CorrectRow(props: Props) {
  const { data, row, onClose } = props;
  const { data: known } = useImportFieldsOfQuery({ variables: { kind: data.kind } });
  const { typed, type, reasons, busy, problem, save } = useCorrection(props);
  const fields = (known?.importFields ?? []).filter(({ field }) =>
    data.columns.some((column) => column.field === field),
  );
  const reasonsOf = (field: string) => reasons.filter((reason) => reason.field === field);
  const others = reasons.filter((reason) => !fields.some(({ field }) => field === reason.field));
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={<FormattedMessage id="imports.correct.title" values={{ line: row.line }} />}
      className={styles.correct}
      submit={<FormattedMessage id="imports.correct.check" />}
      busyLabel={busy ? <FormattedMessage id="imports.correct.checking" /> : undefined}
      onSubmit={() => void save()}
    >
      {others.map(({ code, text }) => (
        <ErrorNote key={`${code} ${text}`}>{text}</ErrorNote>
      ))}
      {fields.map((field) => (
        <Cell
          key={field.field}
          field={field}
          value={typed[field.field] ?? valueOf(row, field.field)}
          onChange={type(field.field)}
          error={
            reasonsOf(field.field)
              .map(({ text }) => text)
              .join(' ') || undefined
          }
        />
      ))}
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </FormDialog>
  );
}
