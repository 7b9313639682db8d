import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { FormPart, PartProblem } from '#client/ui/editing/form';
import { movedTo } from '#client/ui/editing/reorder/order';
import { OptionEditor } from './option-editor';
import { newOption, type OptionDraft } from './question-draft';
import styles from '../question-page.module.css';
import { maxOptions } from './question-problems';
import type { PartProps } from './question-texts';

/** The options with `part` of one of them changed; of one choice only one can be right. */
export function changedOptions(
  options: readonly OptionDraft[],
  key: string,
  part: Partial<OptionDraft>,
  single: boolean,
): OptionDraft[] {
  return options.map((option) => {
    if (option.key === key) return { ...option, ...part };
    return single && part.correct ? { ...option, correct: false } : option;
  });
}

/** The options of a choice: their texts, which are right, and their order. */
export function OptionEditors({ editor: { values, change, problem } }: PartProps) {
  const intl = useIntl();
  const { options } = values;
  // A question bank may bring a choice of which more than one option is right.
  const single = values.kind === 'multiple_choice' && options.filter(({ correct }) => correct).length < 2;
  const wrong = problem('options');
  return (
    <FormPart title={intl.formatMessage({ id: 'admin.question.options' })}>
      {wrong && <PartProblem>{wrong}</PartProblem>}
      <ol className={styles.options}>
        {options.map((option, index) => (
          <OptionEditor
            key={option.key}
            option={option}
            position={index + 1}
            total={options.length}
            single={single}
            problem={problem}
            onChange={(part) => change({ options: changedOptions(options, option.key, part, single) })}
            onMove={(to) => change({ options: movedTo(options, option, to - 1) })}
            onRemove={() => change({ options: options.filter(({ key }) => key !== option.key) })}
          />
        ))}
      </ol>
      <Button
        type="button"
        disabled={options.length >= maxOptions}
        onClick={() => change({ options: [...options, newOption()] })}
      >
        <IconPlus size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.question.addOption" />
      </Button>
    </FormPart>
  );
}
