import { textLanguages } from '#client/platform/i18n/languages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { accountKindNames } from '#client/features/editing/index';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { visibleData } from '#client/platform/apollo/visible-data';
import { useFormat } from '#client/platform/formats/format';
import type { AccountKind, Language } from '#client/platform/generated/schema';
import { Breadcrumbs } from '#client/ui/editing/breadcrumbs';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { listFile, SaveList } from '#client/ui/list/save-list';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { useSavingAs } from '#client/ui/files/use-saving';
import { QuestionResults } from './question-results';
import { useSurveyResultsQuery, type SurveyResultsQuery } from './results.generated';
import styles from './results.module.css';

type Results = NonNullable<SurveyResultsQuery['surveyResults']>;

/** Parses the value of the group select: `kind:employee`, `lang:fr`, or an empty string for everyone. */
function filterOf(group: string): { accountKind?: AccountKind; lang?: Language } | null {
  const [by, value] = group.split(':');
  if (by === 'kind') return { accountKind: value as AccountKind };
  return by === 'lang' ? { lang: value as Language } : null;
}

type GroupProps = { results: Results; group: string; onChange: (group: string) => void };

function Group({ results: { accountKinds, langs }, group, onChange }: GroupProps) {
  const intl = useIntl();
  const choices = [
    { value: '', label: intl.formatMessage({ id: 'admin.surveys.everybody' }) },
    ...accountKinds.map((kind) => ({
      value: `kind:${kind}`,
      label: intl.formatMessage({ id: accountKindNames[kind] }),
    })),
    ...textLanguages.flatMap(({ code, name }) =>
      langs.includes(code) ? [{ value: `lang:${code}`, label: name }] : [],
    ),
  ];
  return (
    <SelectField
      className={styles.group}
      label={intl.formatMessage({ id: 'admin.surveys.group' })}
      description={intl.formatMessage({ id: 'admin.surveys.groupHint' })}
      value={group}
      choices={choices}
      onChange={onChange}
    />
  );
}

function Details({ results: { totalAnsweredCount, eligibleCount } }: { results: Results }) {
  const { number, percent } = useFormat();
  const share = eligibleCount === 0 ? null : Math.min(100, (totalAnsweredCount / eligibleCount) * 100);
  return (
    <dl className={styles.details}>
      <div>
        <dt className="sm dim">
          <FormattedMessage id="admin.surveys.answered" />
        </dt>
        <dd className="num">
          <FormattedMessage
            id="admin.surveys.answeredOf"
            values={{ count: number(totalAnsweredCount), eligible: number(eligibleCount) }}
          />
        </dd>
      </div>
      {share !== null && (
        <div>
          <dt className="sm dim">
            <FormattedMessage id="admin.surveys.response" />
          </dt>
          <dd className="num">{percent(share)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The results of a survey, for everyone or a group, as bars, tables or a file. */
export default function ResultsPage() {
  const { id = '' } = useParams();
  const intl = useIntl();
  const [group, setGroup] = useState('');
  const saving = useSavingAs(listFile(`surveys/${id}/results`));
  const { data, previousData, error, refetch } = useSurveyResultsQuery({
    variables: { id, filter: filterOf(group) },
    fetchPolicy: 'network-only',
  });
  const visible = visibleData({ data, previousData, error });
  if (!visible) {
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} lines={5} />
      </PageBody>
    );
  }
  const results = visible.surveyResults;
  if (!results) return <NoSuchPage textId="admin.surveys.gone" to="/admin/surveys" toId="admin.surveys" />;
  const title = intl.formatMessage({ id: 'admin.surveys.resultsOf' }, { name: results.title });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          <Breadcrumbs
            steps={[
              { to: '/admin/surveys', name: <FormattedMessage id="admin.surveys" /> },
              { to: '..', name: results.title },
            ]}
          />
        }
        title={title}
        actions={<SaveList {...saving} />}
      />
      <PageBody>
        {saving.problem && <ErrorNote>{saving.problem}</ErrorNote>}
        <Details results={results} />
        {!(results.hidden && group === '') && <Group results={results} group={group} onChange={setGroup} />}
        {results.hidden && (
          <Note>
            <FormattedMessage id="admin.surveys.tooFew" />
          </Note>
        )}
        {results.questions.map((question, index) => (
          <QuestionResults key={question.id} question={question} position={index + 1} />
        ))}
      </PageBody>
    </>
  );
}
