import { FormattedMessage } from 'react-intl';
import { useShellProfile } from '#client/features/profile/index';
import { useFormat } from '#client/platform/formats/format';
import type { ModuleAccessFragment, OfferedTestFragment } from './access-panel.generated';
import { Note } from '#client/ui/feedback/messages';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import { usePassedBefore } from '../card/access-reason';
import ModuleStatus from '../card/module-status';
import { RewardSlot } from '../card/reward-slot';
import { PanelFrame } from './panel-frame';
import { StartTest } from './start-test';
import { TestDetailList, TriesSentence } from './test-detail-list';
import { TimeLimit } from './time-limit';

type Props = { module: ModuleAccessFragment; test: OfferedTestFragment };

/** The details of a test as sentences. The time limit appears separately. */
function Details({ test }: Pick<Props, 'test'>) {
  const { percent } = useFormat();
  const { questionCount: count, passMark, points, timeLimitSeconds, estimatedMinutes } = test;
  return (
    <p className="dim">
      <FormattedMessage id="modules.detailsShort" values={{ count, passMark: percent(passMark), points }} />{' '}
      {timeLimitSeconds === null && (
        <FormattedMessage id="modules.untimed" values={{ minutes: estimatedMinutes }} />
      )}
    </p>
  );
}

/** The person's progress with the test, or how long it takes. */
function TranslationStatusText({ module, test }: Props) {
  const { percent } = useFormat();
  const passedBefore = usePassedBefore()(module.myTest);
  const { status, answered, nextPosition, lastScore } = module.myTest;
  if (status === 'in_progress') {
    const resumeId = nextPosition === null ? 'modules.savedAll' : 'modules.savedSome';
    return <FormattedMessage id={resumeId} values={{ count: answered, position: nextPosition }} />;
  }
  if (passedBefore && status === 'not_started') return passedBefore;
  if (lastScore === null) return <FormattedMessage id="modules.openHelp" />;
  return (
    <FormattedMessage
      id="modules.lastScore"
      values={{ score: percent(lastScore), passMark: percent(test.passMark) }}
    />
  );
}

function AttemptStatus(props: Props) {
  const { status, lastScore } = props.module.myTest;
  const isFresh = status !== 'in_progress' && lastScore === null;
  // For a test with a time limit, the clock is explained instead.
  if (isFresh && props.test.timeLimitSeconds !== null) return null;
  return (
    <p className="dim">
      <TranslationStatusText {...props} />
    </p>
  );
}

/** A test that can be started, resumed or repeated. */
export function OpenPanel({ module, test }: Props) {
  const { status, answered, deadlineAt } = module.myTest;
  const { timeLimitSeconds } = test;
  const inProgress = status === 'in_progress';
  const isAdmin = useShellProfile()?.role === 'admin';
  const isFirst = inProgress || module.myTest.lastScore === null;
  const headingId = isFirst ? 'modules.openHeading' : 'modules.openAgainHeading';
  return (
    <PanelFrame
      header={
        <>
          <ModuleStatus module={module} />
          <h2 id="access">
            <FormattedMessage id={headingId} />
          </h2>
          <AttemptStatus module={module} test={test} />
          <Details test={test} />
          <TreadBar
            blocks={
              inProgress ? treadBlocks(answered, test.questionCount, 1) : treadBlocks(0, test.questionCount)
            }
          />
        </>
      }
      details={
        <>
          {timeLimitSeconds !== null && (
            <TimeLimit seconds={timeLimitSeconds} deadline={inProgress ? deadlineAt : null} />
          )}
          <TestDetailList test={test} myTest={module.myTest} />
        </>
      }
    >
      {isAdmin ? (
        <Note>
          <FormattedMessage id="modules.administrator" />
        </Note>
      ) : (
        <>
          <TriesSentence test={test} myTest={module.myTest} />
          <StartTest module={module} test={test} />
          <RewardSlot earns={module.myTest.pointsToEarn} />
        </>
      )}
    </PanelFrame>
  );
}
