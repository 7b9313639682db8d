import { FormattedMessage } from 'react-intl';
import type { ReviewedResultFragment } from '#client/platform/generated/graphql';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { Note } from '#client/ui/messages';
import { ErrorState, Loading } from '#client/ui/states';
import { resultLooks } from './result-looks';
import styles from './test-results-dialog.module.css';
import { WrongAnswer } from './wrong-answer';

function Summary({ result }: { result: ReviewedResultFragment }) {
  const wrong = result.incorrectQuestions.length;
  if (result.status === 'abandoned' || result.status === 'voided') {
    return (
      <>
        <FormattedMessage id={resultLooks[result.status].nameId} />.{' '}
        <FormattedMessage id="results.notCounted" />
      </>
    );
  }
  if (wrong === 0) return <FormattedMessage id="results.allRight" />;
  return (
    <FormattedMessage
      id="results.dialogSummary"
      values={{ wrong, total: result.questionCount, right: result.questionCount - wrong }}
    />
  );
}

function Review({ result }: { result: ReviewedResultFragment }) {
  const wrong = result.incorrectQuestions.length > 0;
  return (
    <>
      <p className="dim">
        {result.module.name}. <Summary result={result} />
      </p>
      {wrong && !result.showsRightAnswers && (
        <div className={styles.later}>
          <Note>
            <FormattedMessage id="results.rightAnswersLater" />
          </Note>
        </div>
      )}
      {wrong && (
        <ol>
          {result.incorrectQuestions.map((question) => (
            <WrongAnswer key={question.id} question={question} />
          ))}
        </ol>
      )}
    </>
  );
}

type Props = {
  /** Nothing while it is being read. */
  result: ReviewedResultFragment | undefined;
  /** Why it could not be read. */
  problem?: { message: string; onRetry: () => void };
  opened: boolean;
  onClose: () => void;
};

/** The questions answered incorrectly, each with the answer given, and the right one as soon as that may be told. */
export function TestResultsDialog({ result, problem, opened, onClose }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="results.dialogTitle" />}
      footer={
        <Button variant="strong" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      }
    >
      {result && <Review result={result} />}
      {!result && problem && <ErrorState {...problem} />}
      {!result && !problem && <Loading lines={4} />}
    </Dialog>
  );
}
