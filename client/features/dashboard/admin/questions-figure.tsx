import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { DataTable } from '#client/ui/editing/data-table';
import { listFile } from '#client/ui/list/save-list';
import { Waiting } from '#client/ui/feedback/states';
import { useHardestQuestionsQuery } from './dashboard.generated';
import { Figure } from './figure';
import styles from './dashboard.module.css';

const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** The questions that are missed most often, with links to the statistics of their tests. */
export function QuestionsFigure({ weeks }: { weeks: number }) {
  const intl = useIntl();
  const { number, percent } = useFormat();
  const { data, error, refetch } = useHardestQuestionsQuery({
    variables: { filter: { weeks } },
    fetchPolicy: 'cache-and-network',
  });
  const questions = data?.hardestQuestions ?? [];
  const [first] = questions;
  const incorrectCount = (answerCount: number, count: number) => percent((count / answerCount) * 100);
  const title = (id: string) => intl.formatMessage({ id });
  return (
    <Figure
      wide
      question="dashboard.hard"
      answer={
        first ? (
          <FormattedMessage
            id="dashboard.hardAnswer"
            values={{ name: first.moduleName, rate: incorrectCount(first.answerCount, first.incorrectCount) }}
          />
        ) : (
          <FormattedMessage id="dashboard.hardNone" />
        )
      }
      file={listFile('hardestQuestions', { filter: { weeks } })}
    >
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={3} />}
      {questions.length > 0 && (
        <div className={styles.table}>
          <DataTable
            label={title('dashboard.hard')}
            rows={questions}
            keyOf={({ id }) => id}
            columns={[
              {
                key: 'text',
                kind: 'title',
                title: title('dashboard.question'),
                cell: ({ moduleId, text }) => (
                  <Link to={`/admin/modules/${moduleId}/statistics`}>{plain(text)}</Link>
                ),
              },
              { key: 'module', title: title('dashboard.module'), cell: ({ moduleName }) => moduleName },
              {
                key: 'answerCount',
                kind: 'count',
                title: title('dashboard.asked'),
                cell: ({ answerCount }) => number(answerCount),
              },
              {
                key: 'incorrectCount',
                kind: 'count',
                title: title('dashboard.missed'),
                cell: (question) => incorrectCount(question.answerCount, question.incorrectCount),
              },
            ]}
          />
        </div>
      )}
    </Figure>
  );
}
