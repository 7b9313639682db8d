import type { AuditEntry, Changes } from '#server/features/audit/audit.types';
import type { ProfileEntity } from '#server/features/profile/profile.entity';
import { type FieldValues, type MergedColumn, type MergeField, mergeFields, type Written } from './moved';

const columnsOf = (field: MergeField): readonly MergedColumn[] => mergeFields[field];

const pick = (of: ProfileEntity, columns: readonly MergedColumn[]): FieldValues =>
  Object.fromEntries(columns.map((column) => [column, of[column]]));

/** What is written in both: what the first takes of the second; an address that one gets the other gives. */
export function chosenFields(
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

/** What is taken back of what was written: each field that nobody changed since. */
export function takenBack(stored: ProfileEntity, { before, after }: Written): FieldValues {
  const fields = Object.keys(mergeFields) as MergeField[];
  const isAsWritten = (column: MergedColumn) => !(column in after) || stored[column] === after[column];
  const columns = fields.filter((field) => columnsOf(field).every(isAsWritten)).flatMap(columnsOf);
  return Object.fromEntries(
    columns.filter((column) => column in before).map((column) => [column, before[column]]),
  );
}

const personal: readonly string[] = ['name', 'email', 'phone', 'location', 'country', 'state'];

/** The difference for the audit, with what is personal apart. */
export function auditedFields(
  about: string,
  { before, after }: Written,
  more: Changes,
): Pick<AuditEntry, 'changes' | 'personal'> {
  const all = Object.keys(after) as MergedColumn[];
  const pairs = (columns: readonly MergedColumn[]): Changes =>
    Object.fromEntries(columns.map((column) => [column, [before[column] ?? null, after[column] ?? null]]));
  return {
    changes: { ...more, ...pairs(all.filter((column) => !personal.includes(column))) },
    personal: { about, changes: pairs(all.filter((column) => personal.includes(column))) },
  };
}
