import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { adminQuestionTypes } from '#client/features/authoring/admin/question-types/index';
import { PageTitle } from '#client/features/settings/index';
import {
  useRegradedQuestionQuery,
  type RegradeCountFieldsFragment,
  type RegradedQuestionQuery,
} from './regrade.generated';
import { ButtonLink } from '#client/ui/button';
import { Breadcrumbs } from '#client/ui/editing/breadcrumbs';
import { Note } from '#client/ui/feedback/messages';
import { InlineRichText } from '#client/ui/rich-text';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { RegradeCounts } from './regrade-counts';
import { RegradeForm } from './regrade-form';
import { RegradeHistory } from './regrade-history';
import styles from './regrade-page.module.css';
import { RightAnswer } from './right-answer';
import { UnmatchedAnswers } from './unmatched-answers';

type Question = NonNullable<RegradedQuestionQuery['regradedQuestion']>;

function Comparison({ question: { previous, corrected, unpublished } }: { question: Question }) {
  return (
    <>
      <div className={styles.answers}>
        {previous && <RightAnswer answer={previous} titleId="admin.regrade.old" />}
        <RightAnswer
          answer={corrected}
          titleId={previous ? 'admin.regrade.new' : 'admin.regrade.only'}
          isNew
        />
      </div>
      <Note>
        <FormattedMessage
          id={
            unpublished
              ? 'admin.regrade.unpublished'
              : previous
                ? 'admin.regrade.publishedAlready'
                : 'admin.regrade.sameAnswer'
          }
        />{' '}
        <Link to=".." relative="path">
          <FormattedMessage id="admin.regrade.edit" />
        </Link>
      </Note>
    </>
  );
}

/** The outcome of a regrade. It takes the focus, because it appears above the clicked button. */
function Done({ counts }: { counts: RegradeCountFieldsFragment | null }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note} tabIndex={-1} role="status">
      <Note tone="ok">
        <FormattedMessage id={counts ? 'admin.regrade.done' : 'admin.regrade.nothing'} />
      </Note>
      {counts && <RegradeCounts counts={counts} />}
    </div>
  );
}

function Regrading({ question }: { question: Question }) {
  const [done, setDone] = useState<{ counts: RegradeCountFieldsFragment | null }>();
  const [round, setRound] = useState(0);
  const finish = (counts: RegradeCountFieldsFragment | null) => {
    setDone({ counts });
    // Starts the next regrade from the current state.
    setRound(round + 1);
  };
  return (
    <>
      {done && <Done key={round} counts={done.counts} />}
      <Comparison question={question} />
      {adminQuestionTypes[question.corrected.kind].answeredBy === 'text' && (
        <UnmatchedAnswers questionId={question.id} onDone={finish} />
      )}
      <RegradeForm key={round} questionId={question.id} onDone={finish} />
      <RegradeHistory regrades={question.regrades} />
    </>
  );
}

function Above({ question }: { question: Question | null | undefined }) {
  const steps = [{ to: '../..', name: <FormattedMessage id="admin.tab.questions" /> }];
  if (question) {
    const { position } = question;
    steps.push({ to: '..', name: <FormattedMessage id="admin.question.number" values={{ position }} /> });
  }
  return <Breadcrumbs steps={steps} />;
}

/** The page that publishes the correction of a question and regrades its attempts. */
export default function RegradePage() {
  const intl = useIntl();
  const { questionId = '' } = useParams();
  const { data, error, refetch } = useRegradedQuestionQuery({
    variables: { id: questionId },
    fetchPolicy: 'network-only',
  });
  const question = data?.regradedQuestion;
  return (
    <>
      <Above question={question} />
      {question && (
        <>
          <PageTitle>
            {intl.formatMessage({ id: 'admin.regrade.title' }, { position: question.position })}
          </PageTitle>
          <h2>
            <FormattedMessage id="admin.regrade.title" values={{ position: question.position }} />
          </h2>
          <p className={styles.question}>
            <InlineRichText html={question.text} />
          </p>
          <Regrading question={question} />
        </>
      )}
      {data && !question && (
        <EmptyState
          title={<FormattedMessage id="admin.question.gone" />}
          actions={
            <ButtonLink variant="strong" to="../.." relative="path">
              <FormattedMessage id="admin.tab.questions" />
            </ButtonLink>
          }
        />
      )}
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={6} />}
    </>
  );
}
