import { Field, ID, Int } from 'type-graphql';
import { Column, ForeignKey, Index } from 'typeorm';
import type { WhereField } from '#server/features/editing/where/where-fields';
import { Edited } from '#server/features/editing/edited';
import { Choice, DefineResource, Line, Moment } from '#server/features/editing/fields/fields';
import { Derived, Own } from '#server/features/editing/fields/own-fields';
import { isCountry } from '#server/features/settings/lists/countries';
import { throwFieldError } from '#server/platform/errors';
import { foldSearchSql } from '#server/platform/database/sql';
import { isId } from '#server/platform/validation';
import type { AccountKind } from '#server/platform/access/viewer';
import { accountWords } from './account-words';
import { AccountKindEnum } from './account.enums';
import { Account } from './account.types';

function checkCountry(sent: string, path: string): string {
  if (!isCountry(sent)) throwFieldError(path, 'There is no such country.');
  return sent;
}

function checkAccountId(sent: string, path: string): string {
  if (!isId(sent)) throwFieldError(path, 'There is no such account.');
  return sent;
}

/** SQL of the name and number of account `t`'s distributor. */
const distributorWords = `(select d.name || ' ' || d.number from account d where d.id = t.distributor_id)`;

/** Returns SQL that matches the distributor's name or number, with an index on both. */
const nearDistributor = (pattern: string): string =>
  `t.distributor_id = any(array(select d.id from account d where ${accountWords('d')} like ${pattern}))`;

const ofDistributor = (column: string): WhereField => ({
  kind: 'text',
  sql: `(select d.${column} from account d where d.id = t.distributor_id)`,
  optional: true,
  near: nearDistributor,
});

const distributorJson = `(select json_build_object('id', d.id, 'kind', d.kind, 'number', d.number, 'name', d.name,
  'country', d.country, 'region', d.region) from account d where d.id = t.distributor_id)`;

/** An organization that people belong to. */
@DefineResource({
  kind: 'account',
  name: 'Account',
  plural: 'Accounts',
  table: 'account',
  description: 'An account with the fields that administrators see.',
})
@Index('account_kind_number', ['kind', 'numberKey'], { unique: true })
@Index('account_distributor', ['distributorId'], { where: 'distributor_id is not null' })
export class AccountEntity extends Edited {
  @Line({ maxLength: 200, search: true, sort: true, description: 'Name of the account.' })
  name!: string;

  @Choice(() => AccountKindEnum, {
    filter: true,
    sort: true,
    description: 'Kind of account.',
  })
  kind!: AccountKind;

  @Line({
    maxLength: 64,
    unique: true,
    search: true,
    sort: true,
    description: 'Account number as the tire maker writes it.',
    sentAs: "Account number, unique among accounts of the kind. Case, spaces and dashes don't matter.",
  })
  number!: string;

  @Column({
    type: 'text',
    nullable: true,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: 'fold_number(number)',
  })
  numberKey!: string | null;

  @Own(
    { type: 'uuid' },
    () => ID,
    () => ({
      input: () => ID,
      check: checkAccountId,
      filter: 'owner',
      search: distributorWords,
      conditions: { distributorName: ofDistributor('name'), distributorNumber: ofDistributor('number') },
      sort: { sql: foldSearchSql(`coalesce(${distributorWords}, '')`), type: 'text' },
      json: `t.distributor_id, 'distributor', ${distributorJson}`,
      stored: 't.distributor_id',
      read: 'distributor',
      file: {
        header: 'distributorNumber',
        cell: ({ distributor }) => (distributor as Account | null)?.number ?? '',
      },
    }),
    {
      nullable: true,
      filter: true,
      sort: true,
      description: 'ID of the distributor that a retailer belongs to. Null if there is none.',
    },
  )
  @ForeignKey(() => AccountEntity)
  distributorId!: string | null;

  @Field(() => Account, {
    nullable: true,
    description: 'Distributor that a retailer belongs to. Null if there is none.',
  })
  distributor!: Account | null;

  @Derived(() => Int, {
    listed: true,
    description: 'Number of retailers that belong to the account.',
    json: '(select count(*)::int from account r where r.distributor_id = t.id)',
  })
  retailerCount!: number;

  @Line({
    maxLength: 300,
    nullable: true,
    search: true,
    sort: true,
    description: 'Street, city and postal code.',
  })
  address!: string | null;

  @Own(
    { type: 'text' },
    () => String,
    (sql) => ({
      input: () => String,
      check: checkCountry,
      sort: { sql: `coalesce(${sql}, '')`, type: 'text' },
    }),
    {
      nullable: true,
      sort: true,
      description: 'ISO 3166 code of the country. Null if unknown.',
    },
  )
  country!: string | null;

  @Line({
    maxLength: 10,
    nullable: true,
    description: 'ISO 3166-2 code of the state or province. Null if unknown.',
  })
  region!: string | null;

  @Moment({
    filter: true,
    sort: true,
    description: "Time since which the account is disabled. Null if it isn't.",
    sentAs: 'Any time disables the account as of now. Null enables it.',
  })
  disabledAt!: string | null;
}
