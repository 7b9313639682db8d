import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { RibList } from '#client/ui/layout/rib-list';
import { Newest } from '../section/newest';
import { useSection } from '../section/section-layout';
import { sentPath, surveyPath } from './survey-address';
import { canAnswer, SurveyState } from './survey-state';
import styles from './surveys.module.css';
import { useSurveysQuery } from './surveys.generated';

const max = 3;

/** The newest surveys on the overview of a section, open ones first. */
export function NewestSurveys() {
  const { key } = useSection();
  const { data } = useSurveysQuery({ variables: { section: key } });
  return (
    <Newest page="survey" more={<FormattedMessage id="section.all" />}>
      <RibList>
        {data?.surveys.slice(0, max).map((survey) => {
          const { id, title, submittedAt, questionCount, points } = survey;
          const to = submittedAt ? sentPath(key, id) : canAnswer(survey) && surveyPath(key, id);
          return (
            <li key={id} className={styles.newest}>
              <span>
                <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
                <span className="sm dim">
                  <FormattedMessage
                    id="surveys.facts"
                    values={{ questions: questionCount, points: points ?? 0 }}
                  />
                </span>
              </span>
              <SurveyState survey={survey} />
            </li>
          );
        })}
      </RibList>
    </Newest>
  );
}
