import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { SurveyKind } from '#client/platform/generated/schema';
import { Bars } from '#client/ui/charts/bars';
import { Button } from '#client/ui/button';
import { DataTable } from '#client/ui/editing/data-table';
import type { SurveyQuestionVisibleFragment } from './results.generated';
import styles from './results.module.css';

const counted: Record<SurveyKind, string> = {
  one: 'admin.surveys.answers',
  several: 'admin.surveys.answersSeveral',
  words: 'admin.surveys.answers',
};

type Visible = { question: SurveyQuestionVisibleFragment };

function Table({ question: { text, options, answered } }: Visible) {
  const intl = useIntl();
  const { number, percent } = useFormat();
  return (
    <DataTable
      label={text}
      rows={options}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'option',
          kind: 'title',
          title: intl.formatMessage({ id: 'admin.surveys.answer' }),
          cell: (option) => option.text,
        },
        {
          key: 'count',
          kind: 'number',
          title: intl.formatMessage({ id: 'admin.surveys.people' }),
          cell: ({ count }) => number(count),
        },
        {
          key: 'share',
          kind: 'number',
          title: intl.formatMessage({ id: 'admin.surveys.share' }),
          cell: ({ count }) => percent(answered === 0 ? 0 : (count / answered) * 100),
        },
      ]}
    />
  );
}

function Choices({ question, asTable }: Visible & { asTable: boolean }) {
  const { options, answered } = question;
  if (asTable)
    return (
      <div className={styles.table}>
        <Table question={question} />
      </div>
    );
  return <Bars bars={options.map((option) => ({ ...option, label: option.text }))} total={answered} />;
}

function Words({ question: { words, answered } }: Visible) {
  return (
    <>
      <ul className={styles.words}>
        {words.map((said, index) => (
          <li key={index}>{said}</li>
        ))}
      </ul>
      {answered > words.length && (
        <p className="sm dim">
          <FormattedMessage id="admin.surveys.moreWords" values={{ count: answered - words.length }} />
        </p>
      )}
    </>
  );
}

/** The answers to a question, as bars, a table or free text. */
export function QuestionResults({ question, position }: Visible & { position: number }) {
  const intl = useIntl();
  const [asTable, setAsTable] = useState(false);
  const { kind, text, answered } = question;
  return (
    <section className={styles.question} aria-labelledby={`question-${position}`}>
      <div className={styles.head}>
        <div className={styles.eligibleCount}>
          <h2 id={`question-${position}`}>
            {position}. {text}
          </h2>
          <p className="sm dim">
            <FormattedMessage id={counted[kind]} values={{ count: answered }} />
          </p>
        </div>
        {kind !== 'words' && (
          <Button
            size="sm"
            aria-pressed={asTable}
            aria-label={intl.formatMessage({ id: 'admin.surveys.tableOf' }, { question: text })}
            onClick={() => setAsTable(!asTable)}
          >
            <FormattedMessage id={asTable ? 'admin.surveys.bars' : 'admin.surveys.table'} />
          </Button>
        )}
      </div>
      {kind === 'words' ? <Words question={question} /> : <Choices question={question} asTable={asTable} />}
    </section>
  );
}
