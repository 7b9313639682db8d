import { textLanguages } from '#client/platform/i18n/languages';
import { Link } from 'react-router-dom';
import { userTypeNames } from '#client/platform/user-types';
import { useFormat } from '#client/platform/formats/format';
import { useWords } from '#client/ui/editor/described/use-words';
import { EmailText } from '#client/ui/email-text';
import type { ListColumn } from '#client/ui/list/list-parts';
import { Tag } from '#client/ui/feedback/messages';
import { roleNames } from '../names';
import type { PersonRowFragment } from '../people.generated';

/** Returns the columns of the people list. */
export function usePersonColumns(): readonly ListColumn<PersonRowFragment>[] {
  const { text, number } = useWords();
  const { dateTime } = useFormat();
  return [
    {
      key: 'name',
      title: text('people.name'),
      kind: 'title',
      sort: 'name',
      cell: ({ id, name }) => <Link to={`/admin/people/${id}`}>{name}</Link>,
    },
    {
      key: 'email',
      title: text('people.email'),
      sort: 'email',
      extra: true,
      cell: ({ email }) => <EmailText email={email} />,
    },
    { key: 'role', title: text('people.role'), sort: 'role', cell: ({ role }) => text(roleNames[role]) },
    {
      key: 'userType',
      title: text('people.userType'),
      sort: 'userType',
      cell: ({ userType }) =>
        userType === 'pro' ? <Tag strong>{text(userTypeNames.pro)}</Tag> : text(userTypeNames[userType]),
    },
    {
      key: 'account',
      file: ['accountName'],
      title: text('people.account'),
      sort: 'account',
      cell: ({ account }) => account?.name ?? text('people.noAccount'),
    },
    {
      key: 'accountNumber',
      title: text('people.accountNumber'),
      extra: true,
      cell: ({ account }) => account?.number,
    },
    {
      key: 'location',
      title: text('people.location'),
      sort: 'location',
      desk: true,
      cell: ({ location }) => location,
    },
    {
      key: 'lang',
      title: text('people.language'),
      extra: true,
      cell: ({ lang }) => textLanguages.find(({ code }) => code === lang)!.name,
    },
    {
      key: 'points',
      title: text('people.points'),
      kind: 'number',
      sort: 'points',
      cell: ({ points }) => number(points),
    },
    {
      key: 'passed',
      file: ['testsPassed'],
      title: text('people.testsPassed'),
      kind: 'count',
      sort: 'testsPassed',
      desk: true,
      cell: ({ testsPassed }) => number(testsPassed),
    },
    {
      key: 'seen',
      file: ['lastSeenAt'],
      title: text('people.lastSeen'),
      kind: 'labelled',
      whole: true,
      sort: 'lastSeenAt',
      desk: true,
      cell: ({ lastSeenAt }) => (lastSeenAt ? dateTime(lastSeenAt) : text('people.neverSeen')),
    },
    {
      key: 'added',
      file: ['createdAt'],
      title: text('people.addedOn'),
      kind: 'labelled',
      whole: true,
      sort: 'createdAt',
      extra: true,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      key: 'state',
      file: ['disabledAt'],
      title: text('people.status'),
      sort: 'disabledAt',
      cell: ({ disabledAt }) => disabledAt && text('people.disabled'),
    },
  ];
}
