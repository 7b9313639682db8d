import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/format';
import type { OpenedModule } from './module-page';
import styles from './test-fact-list.module.css';
import { minutesText } from './test-facts';
import { TimeLeft } from './time-left';

type Test = NonNullable<OpenedModule['test']>;

function Fact({ nameId, children }: { nameId: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={nameId} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function TimeFact({ test, deadline }: { test: Test; deadline: string | null }) {
  const intl = useIntl();
  if (deadline) {
    return (
      <Fact nameId="modules.fact.timeLeft">
        <TimeLeft deadline={deadline} />
      </Fact>
    );
  }
  if (test.timeLimitSeconds !== null) {
    return (
      <Fact nameId="modules.fact.timeLimit">{minutesText(intl, Math.round(test.timeLimitSeconds / 60))}</Fact>
    );
  }
  return <Fact nameId="modules.fact.time">{minutesText(intl, test.estimatedMinutes)}</Fact>;
}

/** Questions, time, pass mark and points; a phone says them in a sentence instead. */
export function TestFactList({ test, deadline }: { test: Test; deadline: string | null }) {
  const { number, percent } = useFormat();
  return (
    <dl className={`desk-only ${styles.facts}`}>
      <Fact nameId="modules.fact.questions">{number(test.questionCount)}</Fact>
      <TimeFact test={test} deadline={deadline} />
      <Fact nameId="modules.fact.passMark">{percent(test.passMark)}</Fact>
      <Fact nameId="modules.fact.points">{number(test.points)}</Fact>
    </dl>
  );
}

/** How often the test may be tried, and which try this is. */
export function TriesSentence({ test, myTest }: { test: Test; myTest: OpenedModule['myTest'] }) {
  const { maxFails, resetPeriod } = test;
  if (maxFails === null) {
    return (
      <p className="sm dim">
        <FormattedMessage id="modules.triesUnlimited" />
      </p>
    );
  }
  return (
    <p className="sm dim">
      <FormattedMessage id="modules.tries" values={{ count: maxFails, period: resetPeriod ?? 'none' }} />{' '}
      <FormattedMessage id="modules.thisTry" values={{ number: myTest.failsInPeriod + 1 }} />
    </p>
  );
}
