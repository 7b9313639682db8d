import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { type StatusShape, StatusLabel } from '#client/ui/status-label';
import type { ImportFieldFieldsFragment, ImportFieldsFragment } from '../imports.generated';
import styles from '../imports.module.css';
import { useChoiceName } from '../use-choice-name';
import { becoming, isClear, type Matching, openWords, type State, wordsOf } from './matching';

type Column = ImportFieldsFragment['columns'][number];

const states: Record<State, { nameId: string; shape: StatusShape }> = {
  finds: { nameId: 'imports.columns.finds', shape: 'tick' },
  recognized: { nameId: 'imports.columns.recognized', shape: 'tick' },
  words: { nameId: 'imports.columns.words', shape: 'half' },
  twice: { nameId: 'imports.columns.twice', shape: 'cross' },
  empty: { nameId: 'imports.columns.empty', shape: 'outline' },
  leftOut: { nameId: 'imports.columns.leftOut', shape: 'outline' },
};

type Props = {
  column: Column;
  state: State;
  fields: readonly ImportFieldFieldsFragment[];
  matching: Matching;
  onChange: (matching: Matching) => void;
};

/** The meanings of a column's words, if its field accepts only certain values. */
function Words({ column, fields, matching, onChange }: Omit<Props, 'state'>) {
  const intl = useIntl();
  const nameOf = useChoiceName();
  const { index, heading } = column;
  if (isClear(column, matching, fields)) return null;
  const words = wordsOf(column, matching, fields);
  const choices = fields.find(({ field }) => field === matching.fields[index])?.choices ?? [];
  const none = { value: '', label: intl.formatMessage({ id: 'imports.columns.choose' }) };
  const mean = (word: string) => (means: string) =>
    onChange({
      ...matching,
      words: { ...matching.words, [index]: { ...matching.words[index], [word]: means } },
    });
  return (
    <div className={styles.words} role="group" aria-label={heading}>
      {words.map((word) => (
        <SelectField
          key={word}
          label={<FormattedMessage id="imports.columns.means" values={{ word }} />}
          value={matching.words[index]?.[word] ?? ''}
          choices={[none, ...choices.map((value) => ({ value, label: nameOf(value) }))]}
          onChange={mean(word)}
        />
      ))}
    </div>
  );
}

/** A column of the file with its samples, its field and notes about it. */
export function ColumnRow(props: Props) {
  const { column, state, fields, matching, onChange } = props;
  const intl = useIntl();
  const { index, heading, samples } = column;
  const { nameId, shape } = states[state];
  const name = heading || intl.formatMessage({ id: 'imports.columns.nameless' }, { place: index + 1 });
  const choices = [
    { value: '', label: intl.formatMessage({ id: 'imports.columns.leaveOut' }) },
    ...fields.map(({ field, label }) => ({ value: field, label })),
  ];
  return (
    <li className={styles.column}>
      <strong className={styles.heading}>{name}</strong>
      <span className={`dim ${styles.samples}`}>
        {samples.length > 0 ? samples.join(', ') : <FormattedMessage id="imports.columns.noSample" />}
      </span>
      <SelectField
        aria-label={intl.formatMessage({ id: 'imports.columns.becomes' }, { name })}
        value={matching.fields[index] ?? ''}
        choices={choices}
        onChange={(field) => onChange(becoming(matching, column, field))}
      />
      <StatusLabel shape={shape}>
        <FormattedMessage id={nameId} values={{ count: openWords(column, matching, fields) }} />
      </StatusLabel>
      <Words column={column} fields={fields} matching={matching} onChange={onChange} />
    </li>
  );
}
