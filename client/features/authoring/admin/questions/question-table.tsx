import { IconEyeOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { EditedQuestionRowFragment } from './editor/edited-question.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import { plainText } from '#client/ui/editing/rich-text/rich-text-html';
import { Tag } from '#client/ui/messages';
import { MoveButtons } from '#client/ui/editing/move-buttons';
import { kindNames, publicationNames } from './kinds';
import styles from './questions-tab.module.css';
import { useMove } from './use-move';

function Marks({ question: { publication, enabled } }: { question: EditedQuestionRowFragment }) {
  const Icon = { unpublished: IconPlus, changed: IconPencil, published: null }[publication];
  return (
    <span className={styles.marks}>
      <span>
        {Icon && <Icon size={16} stroke={1.9} aria-hidden />}
        <FormattedMessage id={publicationNames[publication]} />
      </span>
      {!enabled && (
        <span>
          <IconEyeOff size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="admin.disabled" />
        </span>
      )}
    </span>
  );
}

function useColumns(): Column<EditedQuestionRowFragment>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const text = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'text',
      title: text('admin.question'),
      kind: 'title',
      cell: ({ id, position, textTranslations }) => (
        <span className={styles.title}>
          <Link to={id}>
            {position}. {plainText(textTranslations[language] || textTranslations.en)}
          </Link>
        </span>
      ),
    },
    { key: 'kind', title: text('admin.kind'), cell: ({ kind }) => text(kindNames[kind]) },
    {
      key: 'tags',
      title: text('admin.question.tags'),
      cell: ({ tags }) =>
        tags.length > 0 && (
          <span className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        ),
    },
    { key: 'state', title: text('admin.state'), cell: (question) => <Marks question={question} /> },
  ];
}

type Props = {
  testId: string;
  questions: readonly EditedQuestionRowFragment[];
  /** How many questions the test has. */
  total: number;
  /** Whether all questions are listed in their order, so that one can go up or down. */
  movable: boolean;
};

/** Questions as rows, in their order, which can be changed one step at a time. */
export function QuestionTable({ testId, questions, total, movable }: Props) {
  const intl = useIntl();
  const columns = useColumns();
  const move = useMove(testId);
  const order: Column<EditedQuestionRowFragment> = {
    key: 'order',
    title: intl.formatMessage({ id: 'admin.questions.order' }),
    kind: 'tools',
    cell: (question) => (
      <MoveButtons position={question.position} total={total} onMove={(to) => move(question, to)} />
    ),
  };
  return (
    <DataTable
      label={intl.formatMessage({ id: 'admin.tab.questions' })}
      columns={movable ? [...columns, order] : columns}
      rows={questions}
      keyOf={({ id }) => id}
    />
  );
}
