import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Column, moments } from '#server/features/editing/csv/columns';
import type { ListedRows } from '#server/features/editing/rows/listed-rows';
import { eachWord, type RowList } from '#server/features/editing/rows/row-list';
import {
  foundPerson,
  personOfRow,
  personSorts,
  RowPerson,
  rowPerson,
  rowPersonParts,
} from '#server/features/profile/person-rows/row-person';
import { assertCanListPeoplesRows } from '#server/features/profile/person-rows/row-person.policy';
import { DateTime } from '#server/platform/graphql/date-time';
import { PersonName } from '#server/platform/graphql/person-name';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import { foldSearchSql, moment } from '#server/platform/database/sql';
import { type PointsReason, PointsReasonEnum } from './points.types';

@ReadWith('read_people')
@ObjectType({
  description: 'A points entry with the fields of the list of all entries.',
  simpleResolvers: true,
})
export class AdminPointsEntry {
  @Field(() => ID, { description: 'ID of the entry.' })
  id!: string;

  @Field(() => RowPerson, { description: 'Person whose points changed.' })
  person!: RowPerson;

  @Field(() => Int, { description: 'Points added, or removed if negative.' })
  amount!: number;

  @Field(() => Int, { description: 'Points that could not be removed because the balance was too low.' })
  waived!: number;

  @Field(() => PointsReasonEnum, { description: 'Reason of the entry.' })
  reason!: PointsReason;

  @Field(() => String, { nullable: true, description: 'Note. Null if there is none.' })
  note!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the person who added or removed the points. Null if the portal or an API client did.',
  })
  actorId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of that person. Null if there is none.',
  })
  @PersonName()
  actorName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the result, survey or order that the points come from. Null for adjustments by administrators.',
  })
  sourceId!: string | null;

  @Field(() => Int, { description: 'Balance after the entry.' })
  balanceAfter!: number;

  @Field(() => DateTime, { description: 'Time of the entry.' })
  createdAt!: string;
}

const ofActor = (condition: string): string =>
  `e.actor_id in (select p.id from profile p where ${condition})`;

// The index `points_entry_notes` has this expression.
const nearNote = (pattern: string): string => `${foldSearchSql('e.note')} like ${pattern}`;

type Sort = 'createdAt' | 'person' | 'account' | 'amount' | 'reason' | 'balanceAfter';

const list: RowList<Sort> = {
  table: 'points_entry e',
  id: 'e.id',
  conditions: {
    ...personOfRow('e.profile_id'),
    amount: { kind: 'number', sql: 'e.amount' },
    waived: { kind: 'number', sql: 'e.waived' },
    reason: { kind: 'choice', sql: 'e.reason', type: PointsReasonEnum },
    note: { kind: 'text', sql: 'e.note', optional: true, near: nearNote },
    actorId: { kind: 'id', sql: 'e.actor_id', optional: true },
    actorName: { kind: 'text', sql: 'p.name', of: ofActor },
    balanceAfter: { kind: 'number', sql: 'e.balance_after' },
    createdAt: { kind: 'moment', sql: 'e.created_at' },
  },
  sorts: {
    createdAt: { description: 'Time of the entry.', sql: 'e.created_at', type: 'timestamptz' },
    ...personSorts('e.profile_id'),
    amount: { description: 'Points.', sql: 'e.amount', type: 'int' },
    reason: { description: 'Reason.', sql: 'e.reason', type: 'text' },
    balanceAfter: { description: 'Balance after the entry.', sql: 'e.balance_after', type: 'int' },
  },
  order: { field: 'createdAt', direction: 'DESC' },
  found: eachWord((pattern) => `(${foundPerson('e.profile_id', pattern)} or ${nearNote(pattern)})`),
  json: {
    id: 'e.id',
    person: rowPerson,
    amount: 'e.amount',
    waived: 'e.waived',
    reason: 'e.reason',
    note: 'e.note',
    actorId: 'e.actor_id',
    actorName: 'actor.name',
    sourceId: 'e.source_id',
    balanceAfter: 'e.balance_after',
    createdAt: moment('e.created_at'),
  },
  parts: `join points_entry e on e.id = f.id left join profile actor on actor.id = e.actor_id
    ${rowPersonParts('e.profile_id')}`,
};

const columns: readonly Column<AdminPointsEntry>[] = [
  { header: 'id', cell: ({ id }) => id },
  moments('createdAt', ({ createdAt }) => createdAt),
  { header: 'personId', cell: ({ person }) => person.id },
  { header: 'person', cell: ({ person }) => person.name },
  { header: 'email', cell: ({ person }) => person.email },
  { header: 'accountNumber', cell: ({ person }) => person.account?.number ?? '' },
  { header: 'accountName', cell: ({ person }) => person.account?.name ?? '' },
  { header: 'amount', cell: ({ amount }) => amount },
  { header: 'waived', cell: ({ waived }) => waived },
  { header: 'reason', cell: ({ reason }) => reason },
  { header: 'note', cell: ({ note }) => note ?? '' },
  { header: 'actor', cell: ({ actorName }) => actorName ?? '' },
  { header: 'sourceId', cell: ({ sourceId }) => sourceId ?? '' },
  { header: 'balanceAfter', cell: ({ balanceAfter }) => balanceAfter },
];

/** The points entries of all people, for administrators and API clients that can read people. */
export const adminPointsEntries: ListedRows<AdminPointsEntry, Sort> = {
  name: 'PointsEntry',
  plural: 'PointsEntries',
  type: AdminPointsEntry,
  description:
    'Lists the points entries of all people, newest first unless sorted otherwise. For administrators and API clients that read people.',
  search:
    'Words to search for in name and e-mail address of the person, name and number of the account, and note. Every word must be found.',
  scope: 'read_people',
  assertCanRead: assertCanListPeoplesRows('read_people'),
  list,
  columns,
};
