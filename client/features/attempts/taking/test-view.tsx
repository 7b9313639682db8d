import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { QuestionView } from './question/question-view';
import type { TakenAttempt } from './open-attempt';
import { Steps } from './steps';
import { SubmitDialog } from './submit-dialog';
import { TestBar } from './test-bar';
import styles from './test-page.module.css';
import { testBlocks, unanswered } from './test-progress';
import { TimeLeft } from './time-left';
import { TimeUp } from './time-up';
import { ToResult } from './to-result';
import type { Submit } from './use-submission';
import { useTaking, type ReadAttempt } from './use-taking';

type Taking = ReturnType<typeof useTaking>;

function Question({ taking }: { taking: Taking }) {
  const { saver, saved, submission, question, answer, timeUp } = taking;
  if (timeUp) {
    const again = () => void submission.submit({ timeUp: true });
    return <TimeUp waiting={submission.state === 'waiting'} error={submission.error} onRetry={again} />;
  }
  return (
    <QuestionView
      key={question.id}
      question={question}
      answer={answer}
      superseded={saved.superseded === question.id}
      focused
      onAnswer={(value, pause) => saver.give(question.id, value, pause)}
      onPause={() => void saver.flush()}
    />
  );
}

type Props = { attempt: TakenAttempt; read: ReadAttempt; submit: Submit };

/** The questions of an open attempt, one at a time, and the submit dialog. */
export function TestView({ attempt, read, submit }: Props) {
  const intl = useIntl();
  const taking = useTaking(attempt, read, submit);
  const { saver, clock, saved, submission, index, confirming, timeUp } = taking;
  const { questions, module, deadlineAt } = attempt;

  if (submission.state === 'done' || (saved.closed && submission.state === 'none')) {
    return <ToResult attemptId={attempt.id} timeUp={timeUp} />;
  }
  const timer = deadlineAt && (
    <TimeLeft
      clock={clock}
      deadline={deadlineAt}
      onNearEnd={() => void saver.flush()}
      onTimeUp={() => void taking.closeByTime()}
    />
  );
  return (
    <div className={styles.page} data-settling={!taking.settled || undefined}>
      <PageTitle>{intl.formatMessage({ id: 'tests.pageTitle' }, { name: module.name })}</PageTitle>
      <TestBar
        name={module.name}
        leave={{ to: `/training/modules/${module.id}`, label: intl.formatMessage({ id: 'tests.leave' }) }}
        position={index + 1}
        blocks={testBlocks(questions, saved.answers, index)}
        state={saved.state}
        timer={timer}
      />
      <main id="main">
        <Question taking={taking} />
      </main>
      {!timeUp && <Steps {...taking} end={<FormattedMessage id="tests.submit.open" />} />}
      <SubmitDialog
        opened={confirming && !timeUp}
        total={questions.length}
        unanswered={unanswered(questions, saved.answers)}
        submission={submission.state}
        error={submission.error}
        onGoTo={taking.goTo}
        onSubmit={() => void submission.submit()}
        onClose={taking.stopConfirming}
      />
    </div>
  );
}
