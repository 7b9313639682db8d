import { IconArrowRight } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useStartTestMutation } from './start-test.generated';
import type {
  ModuleAccessFragment,
  MyTestStateFragment,
  OfferedTestFragment,
} from './access-panel.generated';
import { lazyScreen, useLoadedSoon } from '#client/platform/lazy-loading/lazy-screen';
import { Button, ButtonLink } from '#client/ui/button';
import { Note } from '#client/ui/feedback/messages';
import { limitText } from '../card/test-details';

const loadTimedStart = () => import('./timed-start');
const TimedStart = lazyScreen(loadTimedStart);

type Props = { module: ModuleAccessFragment; test: OfferedTestFragment };

const startNames = {
  start: { untimed: 'modules.start', timed: 'modules.timed.start' },
  tryAgain: { untimed: 'modules.tryAgain', timed: 'modules.timed.tryAgain' },
  takeAgain: { untimed: 'modules.takeAgain', timed: 'modules.timed.takeAgain' },
};

/** Returns the message id of the start button for the person's previous attempts. */
function startName({ status, lastScore, passedBeforeAt }: MyTestStateFragment) {
  if (status === 'failed') return startNames.tryAgain;
  if (status === 'passed' || passedBeforeAt) return startNames.takeAgain;
  return lastScore === null ? startNames.start : startNames.tryAgain;
}

function Resume({ attemptId, position }: { attemptId: string; position: number | null }) {
  return (
    <ButtonLink variant="primary" size="lg" block to={`/tests/${attemptId}`}>
      <FormattedMessage
        id={position === null ? 'modules.resume' : 'modules.resumeAt'}
        values={{ position }}
      />
      <IconArrowRight size={20} stroke={1.9} aria-hidden />
    </ButtonLink>
  );
}

function Start({ module, test }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState<boolean>();
  const [startTest, { loading, error, reset }] = useStartTestMutation();
  const { timeLimitSeconds } = test;
  const isTimed = timeLimitSeconds !== null;
  useLoadedSoon(isTimed ? loadTimedStart : null);
  const name = startName(module.myTest);
  const label = isTimed ? (
    <FormattedMessage id={name.timed} values={{ time: limitText(intl, timeLimitSeconds) }} />
  ) : (
    <FormattedMessage id={name.untimed} />
  );

  const start = async () => {
    const { data } = await startTest({ variables: { input: { moduleId: module.id } } }).catch(() => ({
      data: undefined,
    }));
    // The hook's `error` is shown.
    if (data) await navigate(`/tests/${data.startTest.attempt.id}`, { state: { started: true } });
  };
  const confirmStart = () => {
    reset();
    setConfirming(true);
  };
  const problem = error && errorMessage(error);
  return (
    <>
      {problem && !confirming && <Note tone="bad">{problem}</Note>}
      <Button
        variant="primary"
        size="lg"
        block
        busyLabel={loading && !confirming ? <FormattedMessage id="modules.starting" /> : undefined}
        onClick={isTimed ? confirmStart : () => void start()}
      >
        {label}
        <IconArrowRight size={20} stroke={1.9} aria-hidden />
      </Button>
      {isTimed && confirming !== undefined && (
        <Suspense>
          <TimedStart
            module={module}
            test={{ ...test, timeLimitSeconds }}
            opened={confirming}
            busy={loading}
            error={problem}
            startLabel={label}
            onStart={() => void start()}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The action of the panel: start, resume at the first unanswered question, or repeat. */
export function StartTest({ module, test }: Props) {
  const { status, attemptId, nextPosition } = module.myTest;
  return status === 'in_progress' && attemptId ? (
    <Resume attemptId={attemptId} position={nextPosition} />
  ) : (
    <Start module={module} test={test} />
  );
}
