import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn } from '#client/ui/list/list-parts';
import type { ProPersonRowFragment } from './pro-people.generated';

/** The columns of the PRO people. */
export function useProColumns(): readonly ListColumn<ProPersonRowFragment>[] {
  const { text, date } = useWords();
  return [
    { key: 'name', title: text('profile.name'), kind: 'title', cell: ({ name }) => <strong>{name}</strong> },
    { key: 'email', title: text('profile.email'), desk: true, cell: ({ email }) => email },
    {
      key: 'account',
      title: text('profile.account'),
      cell: ({ accountName }) => accountName ?? text('admin.pro.noAccount'),
    },
    {
      key: 'since',
      title: text('admin.pro.since'),
      kind: 'labelled',
      cell: ({ proSince }) => date(proSince),
    },
  ];
}
