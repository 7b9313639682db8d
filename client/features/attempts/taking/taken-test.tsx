import { useCallback, useState } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { NoSuchPage } from '#client/features/settings/index';
import { useTakenAttemptQuery } from './attempt.generated';
import { Page } from '#client/ui/layout/layout';
import { Waiting } from '#client/ui/feedback/states';
import styles from './test-page.module.css';
import { TestView } from './test-view';
import type { Submit } from './use-submission';
import { ToResult } from './to-result';

/** Returns true if the person comes from starting the test, whose response already contained the attempt. */
function useIsNew(): boolean {
  const { state } = useLocation() as { state: { started?: boolean } | null };
  const type = useNavigationType();
  // Only the initial state counts, because moving between questions adds history entries.
  const [isNew] = useState(state?.started === true && type !== 'POP');
  return isNew;
}

/** The page for taking a test, without the portal's navigation. A closed attempt redirects to its result. */
export function TakenTest({ submit }: { submit: Submit }) {
  const { attemptId = '' } = useParams();
  const isNew = useIsNew();
  // Saving answers doesn't update the cache, so a cached attempt may be outdated.
  const { data, error, refetch } = useTakenAttemptQuery({
    variables: { id: attemptId },
    fetchPolicy: isNew ? 'cache-first' : 'network-only',
  });
  const attempt = data?.attempt;

  const read = useCallback(async () => (await refetch()).data?.attempt, [refetch]);

  if (attempt?.closed) {
    const timeUp = attempt.deadlineAt !== null && attempt.deadlineAt <= attempt.serverTime;
    return <ToResult attemptId={attemptId} timeUp={timeUp} />;
  }
  if (attempt) return <TestView key={attempt.id} attempt={attempt} read={read} submit={submit} />;
  return (
    <main id="main" className={styles.page}>
      <Page>
        {data && <NoSuchPage textId="tests.notFoundHelp" to="/training" toId="modules.toTraining" />}
        {!data && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
      </Page>
    </main>
  );
}
