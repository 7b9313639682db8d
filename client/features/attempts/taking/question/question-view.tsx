import { FormattedMessage, useIntl } from 'react-intl';
import { type AnswerValue, questionTypes } from '#client/features/authoring/question-types/index';
import type { TakenQuestionFragment } from '../attempt.generated';
import { Picture } from '#client/ui/images/picture';
import { InlineRichText } from '#client/ui/rich-text';
import { QuestionFrame } from './question-frame';
import styles from './question-view.module.css';

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
  const { kind, text, imageUrl, imageAlt, position } = question;
  const { hintId, Input } = questionTypes[kind];
  const pictureName = intl.formatMessage({ id: 'tests.pictureOf' }, { position });
  const picture = imageUrl && (
    <Picture className={styles.picture} src={imageUrl} alt={imageAlt ?? pictureName} title={pictureName} />
  );
  return (
    <QuestionFrame
      text={<InlineRichText html={text} />}
      hint={<FormattedMessage id={hintId} />}
      picture={picture}
      superseded={superseded}
      focused={focused}
    >
      {(headingId) => (
        <Input
          question={question}
          labelledBy={headingId}
          answer={answer}
          onAnswer={onAnswer}
          onPause={onPause}
        />
      )}
    </QuestionFrame>
  );
}
