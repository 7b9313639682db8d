import { IconEyeOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AdminQuestionRowFragment } from './editor/admin-question.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { plainText } from '#client/ui/editing/rich-text/rich-text-html';
import { Tag } from '#client/ui/feedback/messages';
import { MoveButtons } from '#client/ui/editing/move-buttons';
import type { ListColumn } from '#client/ui/list/list-parts';
import { kindNames, publicationNames } from './kinds';
import styles from './questions-tab.module.css';
import { useMove } from './use-move';

function Marks({ question: { publication, enabled } }: { question: AdminQuestionRowFragment }) {
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

/** Returns the columns of the question list. */
export function useQuestionColumns(): ListColumn<AdminQuestionRowFragment>[] {
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

/** Returns the column with the move buttons. `moved` is called with the new position. */
export function useOrderColumn(
  total: number,
  moved: (to: number) => void,
): ListColumn<AdminQuestionRowFragment> {
  const intl = useIntl();
  const move = useMove();
  return {
    key: 'order',
    title: intl.formatMessage({ id: 'admin.questions.order' }),
    kind: 'tools',
    cell: ({ id, position }) => (
      <MoveButtons
        position={position}
        total={total}
        onMove={(to) => move(id, to).then((done) => done && moved(to))}
      />
    ),
  };
}
