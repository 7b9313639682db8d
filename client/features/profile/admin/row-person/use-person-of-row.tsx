import { Link } from 'react-router-dom';
import { accountKindNames } from '#client/features/accounts/index';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { choiceFilter, textFilter } from '#client/ui/list/row-filters';
import type { PersonOfRowFragment } from './row-person.generated';

type Row = { person: PersonOfRowFragment };

/** Returns columns and filters for the person to whom each row belongs. */
export function usePersonOfRow<R extends Row>(kind: ListColumn<R>['kind'] = 'detail') {
  const { text } = useWords();
  const columns: readonly ListColumn<R>[] = [
    {
      key: 'person',
      title: text('lists.person'),
      kind,
      sort: 'person',
      cell: ({ person }) => <Link to={`/admin/people/${person.id}`}>{person.name}</Link>,
    },
    {
      key: 'email',
      title: text('lists.email'),
      extra: true,
      cell: ({ person }) => person.email,
    },
    {
      key: 'account',
      file: ['accountName', 'accountNumber'],
      title: text('lists.account'),
      sort: 'account',
      desk: true,
      cell: ({ person: { account } }) =>
        account && <Link to={`/admin/accounts/${account.id}`}>{account.name}</Link>,
    },
  ];
  const filters: readonly ListFilter[] = [
    textFilter({ name: 'personName', label: text('lists.person') }),
    textFilter({ name: 'email', label: text('lists.email') }),
    textFilter({ name: 'accountName', label: text('lists.account'), canBeEmpty: true }),
    textFilter({ name: 'accountNumber', label: text('lists.accountNumber'), canBeEmpty: true }),
    choiceFilter({
      name: 'accountKind',
      label: text('lists.accountKind'),
      canBeEmpty: true,
      choices: Object.entries(accountKindNames).map(([value, id]) => ({ value, label: text(id) })),
    }),
  ];
  return { columns, filters };
}
