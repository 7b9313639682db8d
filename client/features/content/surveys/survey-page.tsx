import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { errorCode } from '#client/platform/requests/error-code';
import { ButtonLink } from '#client/ui/button';
import { Page } from '#client/ui/layout/layout';
import { PageState, Waiting } from '#client/ui/feedback/states';
import { placeOf } from '../section/section-address';
import { pagePath, sectionPath } from '../section/section-path';
import { sentPath } from './survey-address';
import { SurveyView } from './survey-view';
import styles from './surveys.module.css';
import { useTakenSurveyQuery } from './surveys.generated';

/** The reason why the person can't take a survey. */
function NotOpen({ title, reason, to }: { title: string; reason: string; to: string }) {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'surveys.pageTitle' }, { name: title })}</PageTitle>
      <PageState
        title={title}
        actions={
          <ButtonLink variant="primary" to={to}>
            <FormattedMessage id="surveys.back" />
          </ButtonLink>
        }
      >
        <FormattedMessage id={reason} />
      </PageState>
    </>
  );
}

/** The page for taking a survey, without the portal's navigation. */
export default function SurveyPage() {
  const { id = '' } = useParams();
  const { key } = placeOf(useLocation().pathname);
  // Saving answers doesn't update the cache.
  const { data, error, refetch } = useTakenSurveyQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const read = useCallback(() => refetch(), [refetch]);
  const survey = data?.survey;
  const list = pagePath(key, 'survey');

  if (errorCode(error) === 'PROGRAM_ENTRY_REQUIRED') return <Navigate to={sectionPath(key)} replace />;
  if (survey?.submittedAt) return <Navigate to={sentPath(key, id)} replace />;
  if (survey?.open && survey.eligible) {
    return <SurveyView key={id} survey={survey} section={key} personId={data!.me.id} read={read} />;
  }
  return (
    <main id="main" className={styles.page}>
      <Page>
        {!data && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
        {data && !survey && <NoSuchPage textId="surveys.gone" to={list} toId="surveys.back" />}
        {survey && (
          <NotOpen
            title={survey.title}
            reason={survey.open ? 'surveys.forOthers' : 'surveys.closed'}
            to={list}
          />
        )}
      </Page>
    </main>
  );
}
