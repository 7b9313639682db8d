import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { MyTestStateFragment, OfferedTestFragment } from './access-panel.generated';
import styles from './test-detail-list.module.css';

type Props = { test: OfferedTestFragment; myTest: MyTestStateFragment };

function Detail({ nameId, children }: { nameId: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={nameId} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The details of a test as a list. Phones show them as sentences instead. */
export function TestDetailList({ test, myTest: { attemptsLeft } }: Props) {
  const { number, percent } = useFormat();
  return (
    <dl className={`desk-only ${styles.details}`}>
      <Detail nameId="modules.fact.questions">{number(test.questionCount)}</Detail>
      <Detail nameId="modules.fact.passMark">{percent(test.passMark)}</Detail>
      <Detail nameId="modules.fact.tries">
        <FormattedMessage
          id={attemptsLeft === null ? 'modules.triesNoLimit' : 'modules.triesLeftShort'}
          values={{ left: attemptsLeft }}
        />
      </Detail>
      <Detail nameId="modules.fact.points">{number(test.points)}</Detail>
    </dl>
  );
}

/** The limit of attempts, and the number of the next one. */
export function TriesSentence({ test, myTest }: Props) {
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
