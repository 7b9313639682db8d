import { InlineRichText } from '#client/ui/rich-text';
import type { QuestionInputProps, QuestionType } from '../question-type';
import { OptionList } from './option-list';

type Props = QuestionInputProps & { single: boolean; pick: QuestionType['pick'] };

/** The options of a question of a test. */
export function OptionsInput({ question, labelledBy, answer, onAnswer, single, pick }: Props) {
  return (
    <OptionList
      name={question.id}
      single={single}
      options={question.options.map(({ id, text }) => ({ id, text: <InlineRichText html={text} /> }))}
      labelledBy={labelledBy}
      selected={answer.optionIds}
      onPick={(optionId) => onAnswer({ optionIds: pick(answer.optionIds, optionId), text: null })}
    />
  );
}
