import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import type { AuditEntry, Changes } from '#server/features/audit/audit.types';
import type { ProfileEntity } from '#server/features/profile/profile.entity';
import type { Person } from '#server/platform/access/viewer';
import { type FieldValues, type MergedColumn, type MergeField, mergeFields, type Written } from './moved';

const columnsOf = (field: MergeField): readonly MergedColumn[] => mergeFields[field];

const pick = (of: ProfileEntity, columns: readonly MergedColumn[]): FieldValues =>
  Object.fromEntries(columns.map((column) => [column, of[column]]));

/**
 * Returns the values to write to both profiles: those that the remaining person takes from the other. The merged person
 * gives up a taken address.
 */
export function selectedFields(
  kept: ProfileEntity,
  merged: ProfileEntity,
  taken: readonly MergeField[],
): { kept: Written; merged: Written } {
  const columns = [...new Set(taken)].flatMap(columnsOf).filter((column) => kept[column] !== merged[column]);
  const swapped = columns.filter((column) => column === 'email');
  return {
    kept: { before: pick(kept, columns), after: pick(merged, columns) },
    merged: { before: pick(merged, swapped), after: pick(kept, swapped) },
  };
}

/** Returns the values to restore: each field that hasn't changed since the merge. */
export function takenBack(stored: ProfileEntity, { before, after }: Written): FieldValues {
  const fields = Object.keys(mergeFields) as MergeField[];
  const isAsWritten = (column: MergedColumn) => !(column in after) || stored[column] === after[column];
  const columns = fields.filter((field) => columnsOf(field).every(isAsWritten)).flatMap(columnsOf);
  return Object.fromEntries(
    columns.filter((column) => column in before).map((column) => [column, before[column]]),
  );
}

/** Returns the fields that a merge wrote and that aren't restored. */
export function notGivenBack({ before }: Written, back: FieldValues): MergeField[] {
  const fields = Object.keys(mergeFields) as MergeField[];
  const isIn = (values: FieldValues) => (field: MergeField) =>
    columnsOf(field).some((column) => column in values);
  return fields.filter(isIn(before)).filter((field) => !isIn(back)(field));
}

const personal: readonly string[] = ['name', 'email', 'phone', 'location', 'country', 'state'];

/** The values written to one of the profiles, and further changes for its audit entry. */
interface Side {
  id: string;
  written: Written;
  more: Changes;
}

function auditedFields({
  id,
  written: { before, after },
  more,
}: Side): Pick<AuditEntry, 'changes' | 'personal'> {
  const all = Object.keys(after) as MergedColumn[];
  const pairs = (columns: readonly MergedColumn[]): Changes =>
    Object.fromEntries(columns.map((column) => [column, [before[column] ?? null, after[column] ?? null]]));
  return {
    changes: { ...more, ...pairs(all.filter((column) => !personal.includes(column))) },
    personal: { about: id, changes: pairs(all.filter((column) => personal.includes(column))) },
  };
}

/** Records a merge of people, or its undo, in the audit log of both. */
export const auditMerge = (
  manager: EntityManager,
  by: Person,
  outcome: 'people' | 'undone',
  sides: readonly Side[],
): Promise<void> =>
  appendAudits(
    manager,
    sides.map((side) => ({
      action: 'merged_email',
      actor: actorOf(by),
      targetKind: 'profile',
      targetId: side.id,
      outcome,
      ...auditedFields(side),
    })),
  );
