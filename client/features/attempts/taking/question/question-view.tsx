import { FormattedMessage, useIntl } from 'react-intl';
import type { TakenQuestionFragment } from '../attempt.generated';
import { Picture } from '#client/ui/picture';
import { InlineRichText } from '#client/ui/rich-text';
import type { AnswerValue } from '../answer';
import { OptionList, picked } from './option-list';
import { QuestionFrame } from './question-frame';
import styles from './question-view.module.css';
import { ShortAnswer } from './short-answer';

const hints: Record<TakenQuestionFragment['kind'], string> = {
  multiple_choice: 'tests.hint.choice',
  multiple_select: 'tests.hint.select',
  short_answer: 'tests.hint.short',
};

type Props = {
  question: TakenQuestionFragment;
  answer: AnswerValue;
  /** True if the visible answer replaced the one given here, because it was given later in another window. */
  superseded: boolean;
  /** True if the question heading takes the focus, so that screen readers continue there. */
  focused: boolean;
  onAnswer: (value: AnswerValue, pause?: number) => void;
  onPause: () => void;
};

/** A question with its text, image and answer controls. */
export function QuestionView({ question, answer, superseded, focused, onAnswer, onPause }: Props) {
  const intl = useIntl();
  const { id, kind, options, text, imageUrl, imageAlt, position } = question;
  const single = kind === 'multiple_choice';
  const pictureName = intl.formatMessage({ id: 'tests.pictureOf' }, { position });
  const picture = imageUrl && (
    <Picture className={styles.picture} src={imageUrl} alt={imageAlt ?? pictureName} title={pictureName} />
  );
  return (
    <QuestionFrame
      text={<InlineRichText html={text} />}
      hint={<FormattedMessage id={hints[kind]} />}
      picture={picture}
      superseded={superseded}
      focused={focused}
    >
      {(headingId) =>
        kind === 'short_answer' ? (
          <ShortAnswer
            labelledBy={headingId}
            text={answer.text ?? ''}
            onAnswer={onAnswer}
            onPause={onPause}
          />
        ) : (
          <OptionList
            name={id}
            single={single}
            options={options.map((option) => ({
              id: option.id,
              text: <InlineRichText html={option.text} />,
            }))}
            labelledBy={headingId}
            selected={answer.optionIds}
            onPick={(optionId) =>
              onAnswer({ optionIds: picked(single, answer.optionIds, optionId), text: null })
            }
          />
        )
      }
    </QuestionFrame>
  );
}
