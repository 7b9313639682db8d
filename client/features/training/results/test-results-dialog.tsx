import { FormattedMessage } from 'react-intl';
import type { ReviewedResultFragment } from '#client/features/attempts/review/reviewed-result.generated';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ErrorState, Loading } from '#client/ui/feedback/states';
import { WrongAnswers } from '#client/features/attempts/review/index';

function Review({ result }: { result: ReviewedResultFragment }) {
  const { questionCount: total } = result;
  const wrong = result.incorrectQuestions.length;
  return (
    <>
      <p className="dim">
        {result.module.name}.{' '}
        <FormattedMessage id="results.dialogSummary" values={{ wrong, total, right: total - wrong }} />
      </p>
      <WrongAnswers result={result} />
    </>
  );
}

type Props = {
  /** Undefined while it loads. */
  result: ReviewedResultFragment | undefined;
  /** The error if the result couldn't be loaded. */
  problem?: { message: string; onRetry: () => void };
  opened: boolean;
  onClose: () => void;
};

/** The questions answered incorrectly, each with the selected answer and, if it may be shown, the correct one. */
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
