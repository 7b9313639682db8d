import { FormattedMessage } from 'react-intl';
import { useShellProfile } from '#client/features/profile/public';
import { useFormat } from '#client/platform/format';
import { Note } from '#client/ui/messages';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import { ModuleStatus } from './module-status';
import type { OpenedModule } from './module-page';
import { PanelFrame } from './panel-frame';
import { StartTest } from './start-test';
import { TestFactList, TriesSentence } from './test-fact-list';
import { TimeLeft } from './time-left';

type Props = { module: OpenedModule; test: NonNullable<OpenedModule['test']> };

/** The facts in one sentence, where a phone leaves out the table. */
function ShortFacts({ module, test }: Props) {
  const { percent } = useFormat();
  const { deadlineAt } = module.myTest;
  return (
    <span className="phone-only">
      {deadlineAt && (
        <>
          {' '}
          <FormattedMessage
            id="modules.timeLeftShort"
            values={{ time: <TimeLeft deadline={deadlineAt} /> }}
          />
        </>
      )}{' '}
      <FormattedMessage
        id="modules.factsShort"
        values={{ count: test.questionCount, passMark: percent(test.passMark), points: test.points }}
      />
    </span>
  );
}

function Standing({ module, test }: Props) {
  const { percent } = useFormat();
  const { status, answered, nextPosition, lastScore } = module.myTest;
  if (status === 'in_progress') {
    const resumeId = nextPosition === null ? 'modules.savedAll' : 'modules.savedSome';
    return <FormattedMessage id={resumeId} values={{ count: answered, position: nextPosition }} />;
  }
  if (lastScore === null) return <FormattedMessage id="modules.openHelp" />;
  return (
    <FormattedMessage
      id="modules.lastScore"
      values={{ score: percent(lastScore), passMark: percent(test.passMark) }}
    />
  );
}

/** A test that may be started, resumed or tried again. */
export function OpenPanel({ module, test }: Props) {
  const { status, answered } = module.myTest;
  const inProgress = status === 'in_progress';
  const isAdmin = useShellProfile()?.role === 'admin';
  const headingId =
    status === 'failed' || status === 'passed' ? 'modules.openAgainHeading' : 'modules.openHeading';
  return (
    <PanelFrame
      header={
        <>
          <ModuleStatus module={module} />
          <h2 id="access">
            <FormattedMessage id={headingId} />
          </h2>
          <p className="dim">
            <Standing module={module} test={test} />
            <ShortFacts module={module} test={test} />
          </p>
          <TreadBar
            blocks={
              inProgress ? treadBlocks(answered, test.questionCount, 1) : treadBlocks(0, test.questionCount)
            }
          />
        </>
      }
      facts={<TestFactList test={test} deadline={inProgress ? module.myTest.deadlineAt : null} />}
    >
      {isAdmin ? (
        <Note>
          <FormattedMessage id="modules.administrator" />
        </Note>
      ) : (
        <>
          <StartTest module={module} />
          <TriesSentence test={test} myTest={module.myTest} />
        </>
      )}
    </PanelFrame>
  );
}
