import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { NoSuchPage } from '#client/features/settings/public';
import { useTakenAttemptQuery } from './attempt.generated';
import { Page } from '#client/ui/layout';
import { Waiting } from '#client/ui/states';
import styles from './test-page.module.css';
import { TestView } from './test-view';
import { ToResult } from './to-result';

/** Taking a test, without the portal's navigation; an attempt already closed leads to its result. */
export default function TestPage() {
  const { attemptId = '' } = useParams();
  // The cache does not hear of answers as they are saved.
  const { data, error, refetch } = useTakenAttemptQuery({
    variables: { id: attemptId },
    fetchPolicy: 'network-only',
  });
  const attempt = data?.attempt;

  const read = useCallback(async () => (await refetch()).data?.attempt, [refetch]);

  if (attempt?.closed) {
    const timeUp = attempt.deadlineAt !== null && attempt.deadlineAt <= attempt.serverTime;
    return <ToResult attemptId={attemptId} timeUp={timeUp} />;
  }
  if (attempt) return <TestView key={attempt.id} attempt={attempt} read={read} />;
  return (
    <main id="main" className={styles.page}>
      <Page>
        {data && <NoSuchPage textId="tests.notFoundHelp" to="/training" toId="modules.toTraining" />}
        {!data && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
      </Page>
    </main>
  );
}
