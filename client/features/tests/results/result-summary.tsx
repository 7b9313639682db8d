import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { aboutMinutes, useOpenTests } from '#client/features/modules/public';
import { useFormat } from '#client/platform/format';
import { Dial } from '#client/ui/art/dial';
import { Button, ButtonLink } from '#client/ui/button';
import { StatusLabel } from '#client/ui/status-label';
import { resultLooks } from './result-looks';
import type { ResultViewer, ShownResult } from './result-page';
import styles from './result-summary.module.css';

function Score({ result }: { result: ShownResult }) {
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

function Lead({ result }: { result: ShownResult }) {
  const taken = Math.round((Date.parse(result.closedAt) - Date.parse(result.startedAt)) / 1000);
  if (result.score === null) return <FormattedMessage id="results.notCounted" />;
  return (
    <FormattedMessage
      id="results.lead"
      values={{
        right: result.correctCount,
        total: result.questionCount,
        minutes: Math.floor(taken / 60),
        seconds: taken % 60,
        number: result.tryNumber,
      }}
    />
  );
}

/** The next thing to do: try again where that is open, else the next open test, else the list. */
function NextAction({ result }: { result: ShownResult }) {
  const intl = useIntl();
  const open = useOpenTests();
  const again = result.status !== 'passed' && result.module.myTest.access.open;
  const next = open?.find(({ id }) => id !== result.module.id);
  if (again) {
    return (
      <ButtonLink variant="primary" size="lg" to={`/training/modules/${result.module.id}`}>
        <FormattedMessage id="results.tryAgain" />
      </ButtonLink>
    );
  }
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

type Props = {
  result: ShownResult;
  me: ResultViewer;
  heading: RefObject<HTMLHeadingElement | null>;
  onReview: () => void;
};

/** The dark band: dial, status, module, what went right, and what to do next. */
export function ResultSummary({ result, me, heading, onReview }: Props) {
  const { number } = useFormat();
  const { shape, nameId } = resultLooks[result.status];
  const wrong = result.incorrectQuestions.length;
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
            <NextAction result={result} />
            {wrong > 0 && (
              <Button size="lg" onClick={onReview}>
                <FormattedMessage id="results.review" values={{ count: wrong }} />
              </Button>
            )}
          </div>
        </div>
        <div className={`desk-only ${styles.points}`}>
          <p className="dim">
            <FormattedMessage id="results.pointsEarned" />
          </p>
          <p className={`num ${styles.earned}`}>+{number(result.pointsEarned)}</p>
          <p className="dim">
            <FormattedMessage id="results.balance" values={{ points: me.points }} />
          </p>
        </div>
      </div>
    </section>
  );
}
