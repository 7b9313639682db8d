import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { LocalizedFields, isEmptyText } from '#client/ui/editing/fields/localized-fields';
import { RichTextEditor } from '#client/ui/editing/rich-text/rich-text-editor';
import { MoveButtons } from '#client/ui/editing/move-buttons';
import type { Editor } from '#client/ui/editor/use-editor';
import { fewestOptions, type OptionDraft, type QuestionDraft } from '../../questions/editor/question-draft';
import styles from '../../questions/question-page.module.css';

type Props = {
  option: OptionDraft;
  /** The position, starting at 1. */
  position: number;
  total: number;
  /** True if only one option can be correct. */
  single: boolean;
  problem: Editor<QuestionDraft>['problem'];
  onChange: (part: Partial<OptionDraft>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function Texts({ option, position, problem, onChange, field }: Props & { field: 'text' | 'feedback' }) {
  const intl = useIntl();
  const id = field === 'text' ? 'admin.question.option' : 'admin.question.optionFeedback';
  const legend = intl.formatMessage({ id }, { position });
  return (
    <LocalizedFields
      legend={legend}
      look={field === 'text' ? 'hidden' : 'minor'}
      value={option[field]}
      onChange={(text) => onChange({ [field]: text })}
      field={({ language, label, ...rest }) => (
        <RichTextEditor
          {...rest}
          label={label}
          name={`${legend}, ${label}`}
          language={language}
          inline
          compact
          error={problem(`${field}:${option.key}`, language)}
        />
      )}
    />
  );
}

function Remark(props: Props) {
  const { feedback, key } = props.option;
  const filled = !isEmptyText(feedback);
  const [opened, setOpened] = useState(filled);
  const visible = opened || Boolean(props.problem(`feedback:${key}`));
  if (visible) return <Texts {...props} field="feedback" />;
  return (
    <div>
      <Button type="button" variant="text" size="sm" onClick={() => setOpened(true)}>
        <FormattedMessage id="admin.question.addFeedback" />
      </Button>
    </div>
  );
}

/** An option with its text, its feedback and whether it is correct. */
export function OptionEditor(props: Props) {
  const { option, position, total, single, onChange, onMove, onRemove } = props;
  const intl = useIntl();
  return (
    <li className={styles.option}>
      <div className={styles.optionHead}>
        <span className={styles.optionName}>
          <FormattedMessage id="admin.question.option" values={{ position }} />
        </span>
        <label className={styles.right}>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={single ? 'right-option' : undefined}
            checked={option.correct}
            aria-label={intl.formatMessage({ id: 'admin.question.optionRight' }, { position })}
            onChange={(event) => onChange({ correct: event.currentTarget.checked })}
          />
          <FormattedMessage id="admin.question.right" />
        </label>
        <span className={styles.optionTools}>
          <MoveButtons position={position} total={total} onMove={onMove} />
          <Button
            type="button"
            variant="text"
            size="sm"
            square
            disabled={total <= fewestOptions}
            aria-label={intl.formatMessage({ id: 'admin.question.removeOption' }, { position })}
            onClick={onRemove}
          >
            <IconTrash size={16} stroke={1.9} aria-hidden />
          </Button>
        </span>
      </div>
      <Texts {...props} field="text" />
      <Remark {...props} />
    </li>
  );
}
