import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { useSection } from '../section/section-layout';
import { sentPath, surveyPath } from './survey-address';
import { canAnswer, SurveyState } from './survey-state';
import styles from './surveys.module.css';
import { useSurveysQuery, type ListedSurveyFragment } from './surveys.generated';

type RowProps = { survey: ListedSurveyFragment; first: boolean };

/** A survey and the link to take it. The first open one gets the main button. */
function Row({ survey, first }: RowProps) {
  const { key } = useSection();
  const { id, title, lead, questionCount, points, submittedAt } = survey;
  return (
    <li className={styles.row}>
      <div>
        <SurveyState survey={survey} />
        <h2>{submittedAt ? <Link to={sentPath(key, id)}>{title}</Link> : title}</h2>
        <p>{lead}</p>
        <p className="sm dim">
          <FormattedMessage id="surveys.facts" values={{ questions: questionCount, points: points ?? 0 }} />
        </p>
      </div>
      {canAnswer(survey) && (
        <ButtonLink variant={first ? 'primary' : 'secondary'} to={surveyPath(key, id)}>
          <FormattedMessage
            id="surveys.answer"
            values={{ name: title, hidden: (words) => <VisuallyHidden key="name">{words}</VisuallyHidden> }}
          />
        </ButtonLink>
      )}
    </li>
  );
}

/** The surveys of a section: open ones first, then the past ones. */
export default function SurveysPage() {
  const intl = useIntl();
  const { key } = useSection();
  // A survey that has just been submitted must appear as such.
  const { data, error, refetch } = useSurveysQuery({
    variables: { section: key },
    fetchPolicy: 'cache-and-network',
  });
  const title = intl.formatMessage({ id: 'surveys.title' });
  const first = data?.surveys.find(canAnswer);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={4} />}
      {data?.surveys.length === 0 && (
        <EmptyState title={<FormattedMessage id="surveys.none" />}>
          <FormattedMessage id="surveys.noneText" />
        </EmptyState>
      )}
      <ul className={styles.list}>
        {data?.surveys.map((survey) => (
          <Row key={survey.id} survey={survey} first={survey === first} />
        ))}
      </ul>
    </>
  );
}
