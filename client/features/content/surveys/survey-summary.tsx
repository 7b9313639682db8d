import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { AnswerValue } from '#client/features/authoring/question-types/index';
import { isAnswered, QuestionFrame, type useSubmission } from '#client/features/attempts/taking/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { Note } from '#client/ui/feedback/messages';
import type { TakenSurvey } from './survey-saver';
import styles from './surveys.module.css';

type Question = TakenSurvey['questions'][number];

function Answer({ question, answer }: { question: Question; answer: AnswerValue }) {
  if (!isAnswered(answer))
    return <FormattedMessage id={question.required ? 'surveys.answerMissing' : 'surveys.noAnswer'} />;
  if (question.kind === 'words') return answer.text;
  const selected = question.options.filter(({ id }) => answer.optionIds.includes(id));
  return <FormattedList value={selected.map(({ text }) => text)} />;
}

type Props = {
  questions: readonly Question[];
  answerTo: (questionId: string) => AnswerValue;
  submission: Pick<ReturnType<typeof useSubmission>, 'state' | 'error'>;
  onChange: (index: number) => void;
};

/** The last step of a survey: a summary with links back to the questions. */
export function SurveySummary({ questions, answerTo, submission, onChange }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  return (
    <QuestionFrame
      text={<FormattedMessage id="surveys.summary" />}
      hint={<FormattedMessage id="surveys.summaryHelp" />}
      superseded={false}
      focused
    >
      {() => (
        <>
          <ol className={styles.summary}>
            {questions.map((question, index) => (
              <li key={question.id}>
                <div>
                  <strong>{question.text}</strong>
                  <p>
                    <Answer question={question} answer={answerTo(question.id)} />
                  </p>
                </div>
                <Button
                  variant="text"
                  aria-label={intl.formatMessage({ id: 'surveys.changeAnswer' }, { position: index + 1 })}
                  onClick={() => onChange(index)}
                >
                  <FormattedMessage id="surveys.change" />
                </Button>
              </li>
            ))}
          </ol>
          <div role="status" className={styles.failure}>
            {submission.state === 'waiting' && (
              <Note tone="bad">
                <FormattedMessage id="tests.submit.waiting" />
              </Note>
            )}
            {submission.error !== undefined && <Note tone="bad">{errorMessage(submission.error)}</Note>}
          </div>
        </>
      )}
    </QuestionFrame>
  );
}
