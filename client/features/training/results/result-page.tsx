import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { useResultPageQuery, type ResultPageQuery } from './result-page.generated';
import { useSession } from '#client/platform/sign-in/session';
import { Page } from '#client/ui/layout/layout';
import { Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { CertificatePanel } from '#client/features/attempts/review/index';
import { ResultDetails } from './result-details';
import styles from './result-page.module.css';
import { ResultSummary } from './result-summary';
import { ScoreExplained } from './score-explained';
import { TestResultsDialog } from './test-results-dialog';
import { TowardPro } from './toward-pro';
import { hasWayOn, ReadAgain, WayOn } from './way-on';

type Props = { result: NonNullable<ResultPageQuery['result']>; me: ResultPageQuery['me'] };

function ResultView({ result, me }: Props) {
  const intl = useIntl();
  const { date, percent } = useFormat();
  const { state } = useLocation() as { state: { timeUp?: boolean; submitted?: boolean } | null };
  const [reviewing, setReviewing] = useState(false);
  const { renewToken } = useSession();
  const { promotedToPro } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const submitted = state?.submitted ?? false;
  useEffect(() => {
    if (submitted) heading.current?.focus();
  }, [submitted]);
  // The token still contains the previous user type. This page is also reached after an automatic submission at the
  // deadline.
  useEffect(() => {
    if (promotedToPro) void renewToken();
  }, [promotedToPro, renewToken]);
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'results.pageTitle' }, { name: result.module.name })}</PageTitle>
      <ResultSummary result={result} me={me} heading={heading} onReview={() => setReviewing(true)} />
      <ResultDetails result={result} me={me} />
      <Page>
        <div className={styles.notes}>
          {state?.timeUp && (
            <Note>
              <FormattedMessage id="results.timeUp" />
            </Note>
          )}
          {promotedToPro && (
            <Note tone="ok">
              <FormattedMessage id="results.promoted" />
            </Note>
          )}
          {result.previousMarks.map(({ replacedAt, score }) => (
            <Note key={replacedAt}>
              <FormattedMessage
                id="results.regraded"
                values={{ date: date(replacedAt), score: percent(score) }}
              />
            </Note>
          ))}
        </div>
        <div className={styles.below} data-way={hasWayOn(result) || undefined}>
          {hasWayOn(result) && (
            <>
              <WayOn result={result} />
              <ReadAgain result={result} />
            </>
          )}
          {result.certificate && (
            <CertificatePanel certificate={result.certificate} art={result.module.art} />
          )}
          <div>
            <ScoreExplained result={result} />
            <TowardPro pro={me.progress.pro} />
          </div>
        </div>
      </Page>
      <TestResultsDialog result={result} opened={reviewing} onClose={() => setReviewing(false)} />
    </>
  );
}

/** Returns true if the person has just submitted the test, whose response contains everything shown. */
function useIsNew(): boolean {
  const { state } = useLocation() as { state: { submitted?: boolean } | null };
  return useNavigationType() !== 'POP' && state?.submitted === true;
}

/** The page of a result: score, points, next step and incorrect answers. */
export default function ResultPage() {
  const { id = '' } = useParams();
  const isNew = useIsNew();
  const { data, error, refetch } = useResultPageQuery({
    variables: { id },
    fetchPolicy: isNew ? 'cache-first' : 'cache-and-network',
  });
  if (data?.result) return <ResultView result={data.result} me={data.me} />;
  if (data) return <NoSuchPage textId="results.notFoundHelp" to="/training" toId="modules.toTraining" />;
  return (
    <Page>
      <Waiting error={error} onRetry={() => void refetch()} lines={5} />
    </Page>
  );
}
