import { useWords } from '#client/ui/editor/described/use-words';
import { EmailText } from '#client/ui/email-text';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { dayFilter, textFilter } from '#client/ui/list/row-filters';
import type { ProPersonRowFragment } from './pro-people.generated';

/** Returns the columns of the list of PRO people. */
export function useProColumns(): readonly ListColumn<ProPersonRowFragment>[] {
  const { text, date } = useWords();
  return [
    {
      key: 'name',
      sort: 'name',
      title: text('profile.name'),
      kind: 'title',
      cell: ({ name }) => <strong>{name}</strong>,
    },
    {
      key: 'email',
      title: text('profile.email'),
      desk: true,
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      key: 'accountName',
      sort: 'accountName',
      title: text('profile.account'),
      cell: ({ accountName }) => accountName ?? text('admin.pro.noAccount'),
    },
    {
      key: 'proSince',
      sort: 'proSince',
      title: text('admin.pro.since'),
      kind: 'labelled',
      cell: ({ proSince }) => date(proSince),
    },
  ];
}

/** Returns the filters of the list of PRO people. */
export function useProFilters(): readonly ListFilter[] {
  const { text } = useWords();
  return [
    textFilter({ name: 'name', label: text('profile.name') }),
    textFilter({ name: 'email', label: text('profile.email') }),
    textFilter({ name: 'accountName', label: text('profile.account'), canBeEmpty: true }),
    dayFilter({ name: 'proSince', label: text('admin.pro.since'), canBeEmpty: true }),
  ];
}
