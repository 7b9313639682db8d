import { Checkbox } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import type { SurveyKind } from '#client/platform/generated/schema';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { MoveButtons } from '#client/ui/editing/move-buttons';
import { NamedLines } from '#client/ui/editing/fields/named-lines';
import { OptionsEditor } from './options-editor';
import { ofKind, type QuestionDraft } from './question-drafts';
import styles from './surveys.module.css';

const kindNames: Record<SurveyKind, string> = {
  one: 'admin.surveys.kind.one',
  several: 'admin.surveys.kind.several',
  words: 'admin.surveys.kind.words',
};

type Props = {
  question: QuestionDraft;
  /** The position, starting at 1. */
  position: number;
  total: number;
  onChange: (question: QuestionDraft) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A question with its text, kind, options and whether it is required. */
export function QuestionEditor({ question, position, total, onChange, onMove, onRemove }: Props) {
  const intl = useIntl();
  const { kind, text, options, required } = question;
  const name = intl.formatMessage({ id: 'admin.surveys.question' }, { position });
  const kinds = (Object.keys(kindNames) as SurveyKind[]).map((value) => ({
    value,
    label: intl.formatMessage({ id: kindNames[value] }),
  }));
  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className={styles.tools}>
          <MoveButtons position={position} total={total} onMove={onMove} />
          <Button
            type="button"
            variant="text"
            size="sm"
            square
            aria-label={intl.formatMessage({ id: 'admin.surveys.removeQuestion' }, { position })}
            onClick={onRemove}
          >
            <IconTrash size={16} stroke={1.9} aria-hidden />
          </Button>
        </span>
      </div>
      <NamedLines
        hidden
        legend={name}
        maxLength={300}
        value={text}
        onChange={(lines) => onChange({ ...question, text: lines })}
      />
      <div className={styles.rules}>
        <SelectField
          label={intl.formatMessage({ id: 'admin.surveys.kind' })}
          aria-label={intl.formatMessage({ id: 'admin.surveys.kindOf' }, { position })}
          value={kind}
          choices={kinds}
          onChange={(value) => onChange(ofKind(question, value))}
        />
        <Checkbox
          label={<FormattedMessage id="admin.surveys.required" />}
          checked={required}
          onChange={(event) => onChange({ ...question, required: event.currentTarget.checked })}
        />
      </div>
      {kind !== 'words' && (
        <OptionsEditor
          of={position}
          options={options}
          onChange={(next) => onChange({ ...question, options: next })}
        />
      )}
    </li>
  );
}
