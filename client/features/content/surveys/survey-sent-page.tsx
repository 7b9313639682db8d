import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { isAnswered } from '#client/features/attempts/taking/index';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { ButtonLink } from '#client/ui/button';
import { Waiting } from '#client/ui/feedback/states';
import { StatusLabel } from '#client/ui/status-label';
import { pagePath, sectionPath } from '../section/section-path';
import { useSection } from '../section/section-layout';
import { surveyPath } from './survey-address';
import styles from './surveys.module.css';
import { useSentSurveyQuery, type SentSurveyQuery } from './surveys.generated';

function Thanks({
  me,
  survey,
}: {
  me: SentSurveyQuery['me'];
  survey: NonNullable<SentSurveyQuery['survey']>;
}) {
  const intl = useIntl();
  const { date, number } = useFormat();
  const section = useSection();
  const { questions, closesAt, points, submittedAt, open } = survey;
  const answered = questions.filter(({ answer }) => answer && isAnswered({ ...answer, text: answer.words }));
  const title = intl.formatMessage({ id: 'surveys.thanks' }, { name: me.name });
  return (
    <section className={`rubber ${styles.thanks}`}>
      <PageTitle>{title}</PageTitle>
      <div>
        <StatusLabel shape="tick">
          <FormattedMessage id="surveys.sentOn" values={{ date: date(submittedAt!) }} />
        </StatusLabel>
        <p className="dim">{survey.title}</p>
        <h1>{title}</h1>
        <p>
          <FormattedMessage id="surveys.counted" values={{ count: answered.length }} />{' '}
          {open && closesAt && <FormattedMessage id="surveys.closesOn" values={{ date: date(closesAt) }} />}
        </p>
        <div className={styles.ways}>
          <ButtonLink variant="primary" size="lg" to={sectionPath(section.key)}>
            <FormattedMessage id="surveys.toSection" values={{ name: section.title }} />
          </ButtonLink>
          <ButtonLink size="lg" to={pagePath(section.key, 'survey')}>
            <FormattedMessage id="surveys.back" />
          </ButtonLink>
        </div>
      </div>
      {points !== null && (
        <div className={styles.earned}>
          <p className="dim">
            <FormattedMessage id="surveys.earned" />
          </p>
          <p className={`num ${styles.points}`}>+{number(points)}</p>
          <p className="dim">
            <FormattedMessage id="surveys.balance" values={{ points: me.points }} />
          </p>
        </div>
      )}
    </section>
  );
}

/** The confirmation after submitting, with the earned points. Only administrators see the results. */
export default function SurveySentPage() {
  const { id = '' } = useParams();
  const { key } = useSection();
  // Saving answers doesn't update the cache.
  const { data, error, refetch } = useSentSurveyQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} lines={4} />;
  const { survey, me } = data;
  if (!survey) return <NoSuchPage textId="surveys.gone" to={pagePath(key, 'survey')} toId="surveys.back" />;
  if (!survey.submittedAt) return <Navigate to={surveyPath(key, id)} replace />;
  return <Thanks me={me} survey={survey} />;
}
