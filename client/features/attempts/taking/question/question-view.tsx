import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TakenQuestionFragment } from '../attempt.generated';
import { Note } from '#client/ui/messages';
import { Picture } from '#client/ui/picture';
import { InlineRichText } from '#client/ui/rich-text';
import type { AnswerValue } from '../answer';
import { OptionList } from './option-list';
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
  /** The answer shown was given in another window, later than the one given here. */
  superseded: boolean;
  /** Puts the focus on the question, so that reading goes on there. */
  focused: boolean;
  onAnswer: (value: AnswerValue, pause?: number) => void;
  onPause: () => void;
};

/** One question: its text and picture, and the place to answer. */
export function QuestionView({ question, answer, superseded, focused, onAnswer, onPause }: Props) {
  const intl = useIntl();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  const pictureName = intl.formatMessage({ id: 'tests.pictureOf' }, { position: question.position });
  return (
    <div className={styles.question}>
      <div className={styles.asked}>
        <h1 id={headingId} ref={heading} tabIndex={-1}>
          <InlineRichText html={question.text} />
        </h1>
        <p className={`dim ${styles.hint}`}>
          <FormattedMessage id={hints[question.kind]} />
        </p>
        {question.imageUrl && (
          <Picture
            className={styles.picture}
            src={question.imageUrl}
            alt={question.imageAlt ?? pictureName}
            title={pictureName}
          />
        )}
      </div>
      <div>
        {superseded && (
          <div className={styles.note} role="status">
            <Note>
              <FormattedMessage id="tests.superseded" />
            </Note>
          </div>
        )}
        {question.kind === 'short_answer' ? (
          <ShortAnswer
            labelledBy={headingId}
            text={answer.text ?? ''}
            onAnswer={onAnswer}
            onPause={onPause}
          />
        ) : (
          <OptionList
            question={question}
            labelledBy={headingId}
            chosen={answer.optionIds}
            onAnswer={onAnswer}
          />
        )}
      </div>
    </div>
  );
}
