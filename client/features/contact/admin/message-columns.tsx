import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { languages } from '#client/platform/i18n/languages';
import { useWords } from '#client/ui/editor/described/use-words';
import { EmailText } from '#client/ui/email-text';
import { useFieldColumns, useFieldFilters } from '#client/ui/list/field-list';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { ListedTime } from '#client/ui/list/listed-time';
import { listedTimes } from '#client/ui/list/listed-times';
import { choiceFilter, dayFilter, flagFilter, textFilter } from '#client/ui/list/row-filters';
import { StatusLabel } from '#client/ui/status-label';
import styles from './messages.module.css';
import { topicNames, topics } from '../topics';
import type { MessageRowFragment } from './messages.generated';

type State = Pick<MessageRowFragment, 'done' | 'repliedAt'>;

/** The status of a message. */
export function MessageState({ done, repliedAt }: State) {
  const { text } = useWords();
  if (repliedAt) return <StatusLabel shape="tick">{text('admin.messages.answered')}</StatusLabel>;
  return (
    <StatusLabel shape={done ? 'tick' : 'outline'}>
      {text(done ? 'admin.messages.done' : 'admin.messages.open')}
    </StatusLabel>
  );
}

const changed = { updatedAt: listedTimes.updatedAt };

/** Returns the columns of the message list. */
export function useMessageColumns(): readonly ListColumn<MessageRowFragment>[] {
  const { text } = useWords();
  const { dateTime } = useFormat();
  return [
    {
      key: 'message',
      file: ['text'],
      title: text('admin.messages.message'),
      kind: 'title',
      cell: ({ id, excerpt, lang }) => (
        <Link to={`/admin/messages/${id}`} lang={lang} className={styles.excerpt}>
          {excerpt}
        </Link>
      ),
    },
    {
      key: 'number',
      title: text('admin.messages.number'),
      sort: 'number',
      desk: true,
      cell: ({ number }) => `S-${number}`,
    },
    { key: 'name', title: text('admin.messages.from'), sort: 'name', cell: ({ name }) => name },
    {
      key: 'email',
      title: text('admin.messages.email'),
      extra: true,
      sort: 'email',
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      key: 'topic',
      title: text('admin.messages.topic'),
      sort: 'topic',
      desk: true,
      cell: ({ topic }) => text(topicNames[topic]),
    },
    {
      key: 'createdAt',
      title: text('admin.messages.came'),
      sort: 'createdAt',
      cell: ({ createdAt }) => <ListedTime at={createdAt} />,
    },
    {
      key: 'repliedAt',
      title: text('admin.messages.repliedOn'),
      kind: 'labelled',
      extra: true,
      sort: 'repliedAt',
      cell: ({ repliedAt }) => repliedAt && dateTime(repliedAt),
    },
    {
      key: 'done',
      title: text('admin.messages.state'),
      sort: 'done',
      cell: (row) => <MessageState {...row} />,
    },
    ...useFieldColumns<MessageRowFragment>(changed, ''),
  ];
}

/** Returns the filters of the message list. */
export function useMessageFilters(): readonly ListFilter[] {
  const { text } = useWords();
  return [
    flagFilter({
      name: 'done',
      label: text('admin.messages.state'),
      yes: text('admin.messages.done'),
      no: text('admin.messages.open'),
    }),
    choiceFilter({
      name: 'topic',
      label: text('admin.messages.topic'),
      choices: topics.map((value) => ({ value, label: text(topicNames[value]) })),
    }),
    textFilter({ name: 'name', label: text('admin.messages.from') }),
    textFilter({ name: 'email', label: text('admin.messages.email') }),
    textFilter({ name: 'text', label: text('admin.messages.message') }),
    textFilter({ name: 'test', label: text('admin.messages.test'), canBeEmpty: true }),
    choiceFilter({
      name: 'lang',
      label: text('admin.messages.lang'),
      choices: languages.map(({ code, name }) => ({ value: code, label: name })),
    }),
    dayFilter({ name: 'createdAt', label: text('admin.messages.came') }),
    dayFilter({ name: 'repliedAt', label: text('admin.messages.repliedOn'), canBeEmpty: true }),
    ...useFieldFilters(changed),
  ];
}
