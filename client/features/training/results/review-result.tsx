import { useState } from 'react';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useReviewResultQuery } from '#client/features/attempts/review/reviewed-result.generated';
import { TestResultsDialog } from './test-results-dialog';

type Props = {
  /** The id of the result to show, or null. */
  id: string | null;
  onClose: () => void;
};

/** The "Test Results" dialog over a list. It loads the result that it shows. */
export function ReviewResult({ id, onClose }: Props) {
  // Keeps the last result while the dialog fades out.
  const [visibleId, setVisibleId] = useState(id);
  if (id !== null && id !== visibleId) setVisibleId(id);
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useReviewResultQuery({
    variables: { id: visibleId ?? '' },
    skip: visibleId === null,
  });
  const result = data?.result?.id === visibleId ? data.result : undefined;
  return (
    <TestResultsDialog
      result={result ?? undefined}
      problem={error && { message: errorMessage(error), onRetry: () => void refetch() }}
      opened={id !== null}
      onClose={onClose}
    />
  );
}
