import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TakenQuestionFragment } from '../attempt.generated';
import { InlineRichText } from '#client/ui/rich-text';
import type { AnswerValue } from '../answer';
import styles from './option-list.module.css';

/** The options chosen after one is picked: it alone, or turned on or off among several. */
export function picked(
  kind: TakenQuestionFragment['kind'],
  chosen: readonly string[],
  optionId: string,
): readonly string[] {
  if (kind === 'multiple_choice') return [optionId];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
}

type Props = {
  question: TakenQuestionFragment;
  labelledBy: string;
  chosen: readonly string[];
  onAnswer: (value: AnswerValue) => void;
};

/** The options of a question: one may be chosen, or several. */
export function OptionList({ question, labelledBy, chosen, onAnswer }: Props) {
  const single = question.kind === 'multiple_choice';
  const keys = Math.min(9, question.options.length);
  return (
    <fieldset className={styles.options} aria-labelledby={labelledBy}>
      {question.options.map(({ id, text }) => (
        <label key={id} className={styles.option}>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={question.id}
            checked={chosen.includes(id)}
            onChange={() => onAnswer({ optionIds: picked(question.kind, chosen, id), text: null })}
          />
          <span className={styles.box} data-round={single || undefined} aria-hidden>
            {single ? <span /> : <IconCheck size={16} stroke={2.4} />}
          </span>
          <InlineRichText html={text} />
        </label>
      ))}
      <p className={`sm dim desk-only ${styles.keys}`}>
        <FormattedMessage id="tests.keys" values={{ last: keys }} />
      </p>
    </fieldset>
  );
}
