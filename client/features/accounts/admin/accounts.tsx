import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ResourceRoutes, type DefineResource } from '#client/features/editing/index';
import {
  CreateAccountDocument,
  AdminAccountDocument,
  AdminAccountsDocument,
  UpdateAccountDocument,
  type AccountFieldsFragment,
  type AccountRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { AccountKind } from '#client/platform/generated/schema';
import type { Words } from '#client/ui/editor/described/field';
import { choice, line, optionalLine } from '#client/ui/editor/described/kinds';
import { accountKindNames } from '../account-kind-names';
import { useAccountPlacesQuery } from '../accounts.generated';
import { disabled, distributor } from './account-fields';
import { country, region } from './place-fields';

const fields = {
  name: { ...line({ label: 'accounts.name', maxLength: 200 }), cellKind: 'title' as const },
  kind: choice<AccountKind>({
    label: 'accounts.kind',
    names: accountKindNames,
    initial: 'gold_retailer',
    row: 'number',
  }),
  number: line({ label: 'accounts.number', hint: 'accounts.numberHint', maxLength: 64, row: 'number' }),
  distributorId: distributor({ label: 'accounts.distributor', hint: 'accounts.distributorHint' }),
  address: optionalLine({ label: 'accounts.address', maxLength: 300, desk: true }),
  country: country({ label: 'people.country', row: 'place', desk: true }),
  region: region({ label: 'people.state', row: 'place' }),
  disabledAt: disabled({ label: 'accounts.disabled', hint: 'accounts.disabledHint' }),
};

const peopleOf = ({ kind, number }: Pick<AccountFieldsFragment, 'kind' | 'number'>) =>
  `/admin/people?${new URLSearchParams({ accountKinds: kind, 'accountNumber.is': number }).toString()}`;

const retailersOf = ({ number }: Pick<AccountFieldsFragment, 'number'>) =>
  `/admin/accounts?${new URLSearchParams({ 'distributorNumber.is': number }).toString()}`;

/** Shows since when the account is disabled, and links to its people and retailers. */
const state = (account: AccountFieldsFragment, { text, date }: Words) => (
  <>
    {account.disabledAt && <>{text('accounts.disabledSince', { date: date(account.disabledAt) })} · </>}
    <Link to={peopleOf(account)}>{text('accounts.peopleOf')}</Link>
    {account.kind === 'gold_distributor' && (
      <>
        {' · '}
        <Link to={retailersOf(account)}>{text('accounts.retailersOf')}</Link>
      </>
    )}
  </>
);

const accounts: DefineResource<typeof fields, AccountRowFieldsFragment, AccountFieldsFragment> = {
  path: '/admin/accounts',
  fields,
  counted: {
    retailerCount: {
      label: 'accounts.retailers',
      cell: (count, { number }) => number(count as number),
      cellKind: 'number',
      filter: 'range',
    },
    distributorName: { label: 'accounts.distributorName', filter: 'text', canBeEmpty: true },
    distributorNumber: { label: 'accounts.distributorNumber', filter: 'text', canBeEmpty: true },
  },
  list: AdminAccountsDocument,
  listName: 'adminAccounts',
  actions: [{ name: 'disable' }, { name: 'enable' }, { name: 'kind' }],
  one: AdminAccountDocument,
  create: CreateAccountDocument,
  update: UpdateAccountDocument,
  state,
  texts: {
    several: 'accounts.several',
    count: 'accounts.count',
    add: 'accounts.add',
    none: 'accounts.none',
    gone: 'accounts.gone',
    search: 'accounts.search',
  },
};

/** The administration of accounts. The country filter offers the countries of all accounts. */
export default function Accounts() {
  const { data } = useAccountPlacesQuery({ variables: { country: '' } });
  const resource = useMemo(() => {
    const choices = (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }));
    const filtered = { filter: () => choices, byCondition: true, canBeEmpty: true } as const;
    return { ...accounts, fields: { ...fields, country: { ...fields.country, ...filtered } } };
  }, [data]);
  return <ResourceRoutes of={resource} />;
}
