import { IconArrowRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/error-message';
import { useStartTestMutation } from '#client/platform/generated/graphql';
import { Button, ButtonLink } from '#client/ui/button';
import { Note } from '#client/ui/messages';
import type { OpenedModule } from './module-page';

const startNames: Record<OpenedModule['myTest']['status'], string> = {
  not_started: 'modules.start',
  in_progress: 'modules.resume',
  failed: 'modules.tryAgain',
  passed: 'modules.takeAgain',
};

/** The panel's one action: start, resume at the first question without an answer, or try again. */
export function StartTest({ module }: { module: OpenedModule }) {
  const { status, attemptId, nextPosition } = module.myTest;
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const [startTest, { loading, error }] = useStartTestMutation();

  if (status === 'in_progress' && attemptId) {
    return (
      <ButtonLink variant="primary" size="lg" block to={`/tests/${attemptId}`}>
        <FormattedMessage
          id={nextPosition === null ? 'modules.resume' : 'modules.resumeAt'}
          values={{ position: nextPosition }}
        />
        <IconArrowRight size={20} stroke={1.9} aria-hidden />
      </ButtonLink>
    );
  }

  const start = async () => {
    const { data } = await startTest({ variables: { moduleId: module.id } }).catch(() => ({
      data: undefined,
    }));
    // The hook's `error` tells what went wrong.
    if (data) await navigate(`/tests/${data.startTest.id}`);
  };
  return (
    <>
      {error && <Note tone="bad">{errorMessage(error)}</Note>}
      <Button
        variant="primary"
        size="lg"
        block
        busyLabel={loading ? <FormattedMessage id="modules.starting" /> : undefined}
        onClick={() => void start()}
      >
        <FormattedMessage id={startNames[status]} />
        <IconArrowRight size={20} stroke={1.9} aria-hidden />
      </Button>
    </>
  );
}
