import { useState, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { aboutMinutes } from '../card/test-details';
import { useOpenTests } from '../open/open-tests';
import { useFormat } from '#client/platform/formats/format';
import { dayOf, daysBefore } from '#client/platform/formats/site-calendar';
import type { ResultViewerFragment, VisibleResultFragment } from './visible-result.generated';
import { Dial } from '#client/ui/art/dial';
import { Button, ButtonLink } from '#client/ui/button';
import { StatusLabel } from '#client/ui/status-label';
import { resultLooks } from './result-looks';
import styles from './result-summary.module.css';
import { hasWayOn } from './way-on';

function Score({ result }: { result: VisibleResultFragment }) {
  const { percent } = useFormat();
  if (result.score === null) return null;
  return (
    <div className={styles.score}>
      <Dial className={styles.dial} score={result.score} passMark={result.passMark} />
      <div className={styles.number}>
        <p className="num">
          {result.score}
          <span>%</span>
        </p>
        <p className="sm dim">
          <FormattedMessage id="results.passMark" values={{ passMark: percent(result.passMark) }} />
        </p>
      </div>
    </div>
  );
}

/** Returns when the attempt was started, if on another day than it was closed. */
function useStarted({ startedAt, closedAt }: VisibleResultFragment): string | null {
  const intl = useIntl();
  const { date } = useFormat();
  const [yesterday] = useState(() => dayOf(daysBefore(Date.now(), 1)));
  if (dayOf(startedAt) === dayOf(closedAt)) return null;
  return dayOf(startedAt) === yesterday
    ? intl.formatMessage({ id: 'results.startedYesterday' })
    : intl.formatMessage({ id: 'results.startedOn' }, { date: date(startedAt) });
}

function Lead({ result }: { result: VisibleResultFragment }) {
  const started = useStarted(result);
  if (result.score === null) return <FormattedMessage id="results.notCounted" />;
  const { workingSeconds, partlyCorrectCount } = result;
  const seconds = workingSeconds ?? 0;
  return (
    <>
      <FormattedMessage
        id="results.lead"
        values={{
          right: result.correctCount,
          total: result.questionCount,
          timed: workingSeconds === null ? 'no' : 'yes',
          minutes: Math.floor(seconds / 60),
          seconds: seconds % 60,
          number: result.tryNumber,
        }}
      />{' '}
      {partlyCorrectCount > 0 && (
        <FormattedMessage id="results.partCredit" values={{ count: partlyCorrectCount }} />
      )}{' '}
      {started}
    </>
  );
}

/** A link to the module where the test can be repeated. */
function TryAgain({ result, variant }: { result: VisibleResultFragment; variant: 'primary' | 'secondary' }) {
  const { attemptsLeft, status } = result.module.myTest;
  const counted = attemptsLeft !== null && status !== 'in_progress';
  return (
    <ButtonLink variant={variant} size="lg" to={`/training/modules/${result.module.id}`}>
      <FormattedMessage
        id={
          counted
            ? 'results.tryAgainLeft'
            : status === 'in_progress'
              ? 'home.continueTest'
              : 'results.tryAgain'
        }
        values={{ left: attemptsLeft }}
      />
    </ButtonLink>
  );
}

/** A link to the next open test, or to the list. */
function NextTest({ result }: { result: VisibleResultFragment }) {
  const intl = useIntl();
  const next = useOpenTests()?.find(({ id }) => id !== result.module.id);
  return (
    <ButtonLink variant="primary" size="lg" to={next ? `/training/modules/${next.id}` : '/training'}>
      <span className={styles.next}>
        {next ? (
          <FormattedMessage
            id="results.next"
            values={{ name: next.name, time: aboutMinutes(intl, next.test.estimatedMinutes) }}
          />
        ) : (
          <FormattedMessage id="modules.toTraining" />
        )}
      </span>
    </ButtonLink>
  );
}

/** The next step: after a fail, review and repeat; otherwise the next test. */
function Actions({ result, onReview }: Pick<Props, 'result' | 'onReview'>) {
  const wrong = result.incorrectQuestions.length;
  const canTry = result.module.myTest.access.open;
  if (hasWayOn(result)) {
    return (
      <>
        <Button
          variant="primary"
          size="lg"
          onClick={() => document.getElementById('again')?.scrollIntoView()}
        >
          <FormattedMessage id="results.again.read" />
        </Button>
        {canTry && <TryAgain result={result} variant="secondary" />}
      </>
    );
  }
  return (
    <>
      {result.status !== 'passed' && canTry ? (
        <TryAgain result={result} variant="primary" />
      ) : (
        <NextTest result={result} />
      )}
      {wrong > 0 && (
        <Button size="lg" onClick={onReview}>
          <FormattedMessage id="results.review" values={{ count: wrong }} />
        </Button>
      )}
    </>
  );
}

/** At the right on desktops: the remaining attempts after a fail, otherwise the points. */
function Aside({ result, me }: Pick<Props, 'result' | 'me'>) {
  const { date, number } = useFormat();
  const { access, attemptsLeft, periodEndsAt } = result.module.myTest;
  const count = result.module.test?.maxFails ?? null;
  // The remaining attempts don't matter while something else blocks the test.
  const counts = access.open || attemptsLeft === 0;
  if (hasWayOn(result) && counts && attemptsLeft !== null && count !== null) {
    return (
      <div className={`desk-only ${styles.points}`}>
        <p className="dim">
          <FormattedMessage id="results.attemptsLeft" />
        </p>
        <p className={`num ${styles.earned}`}>
          <FormattedMessage
            id="results.triesOf"
            values={{ left: attemptsLeft, count, small: (words) => <span className="dim">{words}</span> }}
          />
        </p>
        {periodEndsAt && (
          <p className="dim">
            <FormattedMessage id="results.triesUntil" values={{ date: date(periodEndsAt) }} />
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={`desk-only ${styles.points}`}>
      <p className="dim">
        <FormattedMessage id="results.pointsEarned" />
      </p>
      <p className={`num ${styles.earned}`}>+{number(result.pointsEarned)}</p>
      <p className="dim">
        <FormattedMessage id="results.balance" values={{ points: me.points }} />
      </p>
    </div>
  );
}

type Props = {
  result: VisibleResultFragment;
  me: ResultViewerFragment;
  heading: RefObject<HTMLHeadingElement | null>;
  onReview: () => void;
};

/** The summary of a result on a dark background: score, status, module and next step. */
export function ResultSummary({ result, me, heading, onReview }: Props) {
  const { shape, nameId } = resultLooks[result.status];
  return (
    <section className={`rubber ${styles.band}`}>
      <div className={styles.inside}>
        <Score result={result} />
        <div className={styles.words}>
          <StatusLabel shape={shape}>
            <FormattedMessage id={nameId} />
          </StatusLabel>
          <h1 ref={heading} tabIndex={-1}>
            {result.module.name}
          </h1>
          <p className={styles.lead}>
            <Lead result={result} />
          </p>
          <div className={styles.actions}>
            <Actions result={result} onReview={onReview} />
          </div>
        </div>
        <Aside result={result} me={me} />
      </div>
    </section>
  );
}
