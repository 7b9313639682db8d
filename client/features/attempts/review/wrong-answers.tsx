import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReviewedResultFragment } from './reviewed-result.generated';
import { Note } from '#client/ui/feedback/messages';
import { InlineRichText, RichText } from '#client/ui/rich-text';
import styles from './wrong-answers.module.css';

const icons = { right: IconCheck, partly: IconMinus, wrong: IconX };

type AnswerProps = { labelId: string; mark: keyof typeof icons; children: ReactNode };

function Answer({ labelId, mark, children }: AnswerProps) {
  const Icon = icons[mark];
  return (
    <div className={styles.answer} data-mark={mark}>
      <Icon size={20} stroke={1.9} aria-hidden />
      <div>
        <p className="sm dim">
          <FormattedMessage id={labelId} />
        </p>
        <div className={styles.given}>{children}</div>
      </div>
    </div>
  );
}

function Remark({ html }: { html: string | null }) {
  return (
    html && (
      <div className={`sm ${styles.feedback}`}>
        <RichText html={html} />
      </div>
    )
  );
}

/** A question without full credit: the selected answer with its feedback, and the correct answer if it may be shown. */
export function WrongAnswer({
  question,
}: {
  question: ReviewedResultFragment['incorrectQuestions'][number];
}) {
  const { position, name, selectedName, isPartlyCorrect, feedback, correctName, explanation } = question;
  return (
    <li className={styles.wrong}>
      <p className="sm dim">
        <FormattedMessage id="results.question" values={{ position }} />
      </p>
      <h3>
        <InlineRichText html={name} />
      </h3>
      <Answer
        labelId={isPartlyCorrect ? 'results.yourAnswerPartlyRight' : 'results.yourAnswer'}
        mark={isPartlyCorrect ? 'partly' : 'wrong'}
      >
        {selectedName === null ? (
          <FormattedMessage id="results.notAnswered" />
        ) : (
          <InlineRichText html={selectedName} />
        )}
      </Answer>
      <Remark html={feedback} />
      {correctName !== null && (
        <Answer labelId="results.rightAnswer" mark="right">
          <InlineRichText html={correctName} />
        </Answer>
      )}
      <Remark html={explanation} />
    </li>
  );
}

type Props = { result: Pick<ReviewedResultFragment, 'incorrectQuestions' | 'showsRightAnswers'> };

/** The questions of a result without full credit, with a note if the correct answers aren't shown yet. */
export function WrongAnswers({ result: { incorrectQuestions, showsRightAnswers } }: Props) {
  return (
    <>
      {!showsRightAnswers && (
        <div className={styles.later}>
          <Note>
            <FormattedMessage id="results.rightAnswersLater" />
          </Note>
        </div>
      )}
      <ol>
        {incorrectQuestions.map((question) => (
          <WrongAnswer key={question.id} question={question} />
        ))}
      </ol>
    </>
  );
}
