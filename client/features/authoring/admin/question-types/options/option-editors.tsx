import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { FormPart, PartProblem } from '#client/ui/editing/form';
import { movedTo } from '#client/ui/editing/reorder/order';
import { OptionEditor } from './option-editor';
import { newOption, type OptionDraft } from '../../questions/editor/question-draft';
import styles from '../../questions/question-page.module.css';
import { maxOptions } from './option-problems';
import type { PartProps } from '../../questions/editor/question-texts';

/** Returns the options with a change to one of them. In a single choice, only one option can be correct. */
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

/** The options of a choice question: texts, correctness and order. */
export function OptionEditors({ editor, single }: PartProps & { single: boolean }) {
  const intl = useIntl();
  const { values, change, problem } = editor;
  const { options } = values;
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
