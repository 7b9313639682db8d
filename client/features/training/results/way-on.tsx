import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { useAccessReason } from '../card/access-reason';
import type { VisibleResultFragment } from './visible-result.generated';
import { MoreLink, Section } from '#client/ui/layout/layout';
import styles from './way-on.module.css';
import { WrongAnswers } from '#client/features/attempts/review/index';

type Props = { result: VisibleResultFragment };

/** Returns true if the failed test hasn't been passed since then. */
export const hasWayOn = ({ status, module }: VisibleResultFragment): boolean =>
  status === 'failed' && module.myTest.status !== 'passed';

/** The questions without full credit, with the selected answers and the explanations that may be shown. */
export function ReadAgain({ result }: Props) {
  const { incorrectQuestions, questionCount: total, module } = result;
  return (
    <div id="again" className={styles.again}>
      <Section title={<FormattedMessage id="results.again" />}>
        <p className="sm dim">
          <FormattedMessage id="results.again.count" values={{ count: incorrectQuestions.length, total }} />
        </p>
        <WrongAnswers result={result} />
        <MoreLink to={`/training/modules/${module.id}`}>
          <FormattedMessage id="results.again.module" />
        </MoreLink>
      </Section>
    </div>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <p className="sm dim">{children}</p>
    </li>
  );
}

function Tries({ result }: Props) {
  const { date: day } = useFormat();
  const { attemptsLeft: left, periodEndsAt } = result.module.myTest;
  const count = result.module.test?.maxFails ?? null;
  if (left === null || count === null) return <FormattedMessage id="modules.triesUnlimited" />;
  const date = periodEndsAt && day(periodEndsAt);
  return (
    <FormattedMessage
      id="results.way.attemptsLeft"
      values={{ left, count, dated: date ? 'yes' : 'no', date }}
    />
  );
}

/** The next steps after a fail: what to read, and when the test can be repeated. */
export function WayOn({ result }: Props) {
  const { date: day } = useFormat();
  const accessReason = useAccessReason();
  const { access, periodEndsAt } = result.module.myTest;
  const count = result.module.test?.maxFails ?? null;
  const date = access.open ? periodEndsAt : access.opensAgainAt;
  return (
    <Section title={<FormattedMessage id="results.way" />}>
      <ol className={styles.way}>
        <Step title={<FormattedMessage id="results.again.read" />}>
          <FormattedMessage id="results.way.readHelp" values={{ count: result.incorrectQuestions.length }} />
        </Step>
        {access.open && (
          <Step title={<FormattedMessage id="results.way.try" />}>
            <Tries result={result} />
          </Step>
        )}
        {!access.open && !access.opensAgainAt && (
          <li>
            <strong>{accessReason(access)}</strong>
          </li>
        )}
        {count !== null && date && (
          <Step
            title={
              <FormattedMessage
                id={access.open ? 'results.way.renews' : 'results.way.opens'}
                values={{ date: day(date) }}
              />
            }
          >
            {!access.open && `${access.message ?? ''} `}
            <FormattedMessage id="results.way.fresh" values={{ count }} />
          </Step>
        )}
      </ol>
    </Section>
  );
}
