import { Field, ID, ObjectType } from 'type-graphql';
import { accountWords } from '#server/features/accounts/account-words';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { Account } from '#server/features/accounts/account.types';
import type { WhereFields } from '#server/features/editing/where/where-fields';
import type { Within } from '#server/features/editing/rows/row-columns';
import { type RowSort, sortedText } from '#server/features/editing/rows/row-list';
import { PersonName } from '#server/platform/graphql/person-name';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import { personWords } from './person-words';

@ReadWith('read_people')
@ObjectType({ description: 'The person of an item in a list.', simpleResolvers: true })
export class RowPerson {
  @Field(() => ID, { description: 'ID of the person.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  @PersonName()
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => Account, { nullable: true, description: 'Account. Null if the person has none.' })
  account!: Account | null;
}

/** Returns the account of a row, which may have none. `account` is its alias in SQL. */
export const accountWithin = (account: string): Within => ({
  holds: `${account}.id is not null`,
  columns: {
    id: `${account}.id`,
    kind: `${account}.kind`,
    number: `${account}.number`,
    name: `${account}.name`,
    country: `${account}.country`,
    region: `${account}.region`,
  },
});

/** Person `p` with account `k`. */
export const rowPerson: Within = {
  columns: { id: 'p.id', name: 'p.name', email: 'p.email', account: accountWithin('k') },
};

/** Returns the joins for `rowPerson`. `id` is SQL of the person's id. */
export const rowPersonParts = (id: string): string =>
  `join profile p on p.id = ${id} left join account k on k.id = p.account_id`;

const byPerson = (id: string) => (condition: string) =>
  `${id} in (select p.id from profile p where ${condition})`;

const byAccount = (id: string) => (condition: string) =>
  `${id} in (select p.id from profile p left join account k on k.id = p.account_id where ${condition})`;

/** Returns the filters of a list by its person. `id` is SQL of the person's id. */
export function personOfRow(id: string): WhereFields {
  const [person, account] = [byPerson(id), byAccount(id)];
  const nearPerson = (pattern: string) => `${personWords()} like ${pattern}`;
  const nearAccount = (pattern: string) => `${accountWords('k')} like ${pattern}`;
  return {
    personId: { kind: 'id', sql: id, description: 'ID of the person.' },
    personName: { kind: 'text', sql: 'p.name', near: nearPerson, of: person },
    email: { kind: 'text', description: 'E-mail address.', sql: 'p.email', near: nearPerson, of: person },
    accountId: {
      kind: 'id',
      sql: 'p.account_id',
      description: "ID of the person's account.",
      optional: true,
      of: person,
    },
    accountName: { kind: 'text', sql: 'k.name', optional: true, near: nearAccount, of: account },
    accountNumber: { kind: 'text', sql: 'k.number', optional: true, near: nearAccount, of: account },
    accountKind: {
      kind: 'choice',
      sql: 'k.kind',
      optional: true,
      type: AccountKindEnum,
      of: account,
    },
  };
}

/**
 * Returns the sort fields of a list by its person: their name, and that of their account, with people without one
 * first.
 */
export const personSorts = (id: string): Record<'person' | 'account', RowSort> => ({
  person: {
    description: "Name of the person; case and accents don't matter.",
    ...sortedText('p.name'),
    join: `join profile p on p.id = ${id}`,
  },
  account: {
    description: "Name of the account; case and accents don't matter. People without one come first.",
    ...sortedText('k.name'),
    join: `join profile p on p.id = ${id} join account k on k.id = p.account_id`,
    without: { holds: byPerson(id)('p.account_id is null'), key: "''::text" },
  },
});

/** Returns SQL that is true if a search word matches the person or their account. */
export const foundPerson = (id: string, pattern: string): string =>
  `${id} = any(array(select p.id from profile p where ${personWords()} like ${pattern} union all
    select p.id from account k join profile p on p.account_id = k.id where ${accountWords('k')} like ${pattern}))`;
