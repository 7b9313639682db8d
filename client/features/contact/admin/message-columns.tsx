import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/format';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { StatusLabel } from '#client/ui/status-label';
import { topicNames, topics } from '../topics';
import type { MessageRowFragment } from './messages.generated';

type State = Pick<MessageRowFragment, 'done' | 'repliedAt'>;

/** How far a message is. */
export function MessageState({ done, repliedAt }: State) {
  const { text } = useWords();
  if (repliedAt) return <StatusLabel shape="tick">{text('admin.messages.answered')}</StatusLabel>;
  return (
    <StatusLabel shape={done ? 'tick' : 'outline'}>
      {text(done ? 'admin.messages.done' : 'admin.messages.open')}
    </StatusLabel>
  );
}

/** The columns of what people wrote to support. */
export function useMessageColumns(): readonly ListColumn<MessageRowFragment>[] {
  const { text } = useWords();
  const { dateTime } = useFormat();
  return [
    {
      key: 'message',
      title: text('admin.messages.message'),
      kind: 'title',
      cell: ({ id, excerpt, lang }) => (
        <Link to={`/admin/messages/${id}`} lang={lang}>
          {excerpt}
        </Link>
      ),
    },
    { key: 'number', title: text('admin.messages.number'), cell: ({ number }) => `S-${number}` },
    { key: 'name', title: text('admin.messages.from'), sort: 'name', cell: ({ name }) => name },
    {
      key: 'topic',
      title: text('admin.messages.topic'),
      sort: 'topic',
      cell: ({ topic }) => text(topicNames[topic]),
    },
    {
      key: 'createdAt',
      title: text('admin.messages.came'),
      sort: 'createdAt',
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      key: 'done',
      title: text('admin.messages.state'),
      sort: 'done',
      cell: (row) => <MessageState {...row} />,
    },
  ];
}

/** What the list can be narrowed to. */
export function useMessageFilters(): readonly ListFilter[] {
  const { text } = useWords();
  return [
    {
      name: 'done',
      label: text('admin.messages.state'),
      choices: [
        { value: 'no', label: text('admin.messages.open') },
        { value: 'yes', label: text('admin.messages.done') },
      ],
    },
    {
      name: 'topic',
      label: text('admin.messages.topic'),
      choices: topics.map((value) => ({ value, label: text(topicNames[value]) })),
    },
  ];
}
