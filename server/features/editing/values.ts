import { throwFieldError } from '#server/platform/errors';
import type { Description, ResourceField } from './description';
import type { Sent } from './inputs';

/** Values of a resource's fields, by property or by the names of the audit. */
export type Values = Record<string, unknown>;

/** Returns the value to store; throws BAD_USER_INPUT if it is invalid, or null in a required field. */
function valueOf({ name, required, needed, check }: ResourceField, sent: unknown): unknown {
  if (sent === null || sent === undefined) {
    if (required || needed) throwFieldError(name, 'A value is missing.');
    return null;
  }
  return check(sent as never, name);
}

/** Returns the values of a new record by property, with defaults for fields that are left out. */
export const newValues = ({ fields }: Description, sent: Sent): Values =>
  Object.fromEntries(
    fields
      .filter((field) => field.sent !== 'later' && field.sent !== 'never')
      .map((field) => [field.property, valueOf(field, sent[field.name] ?? field.initial ?? null)]),
  );

/** Returns the values of an update by property, without fields that are left out. */
export const sentValues = ({ fields }: Description, sent: Sent): Values =>
  Object.fromEntries(
    fields
      .filter((field) => field.sent !== 'once' && field.sent !== 'never' && sent[field.name] !== undefined)
      .map((field) => [field.property, valueOf(field, sent[field.name])]),
  );

/** Returns values by the names of the audit. */
export const named = ({ fields }: Description, values: Values): Values =>
  Object.fromEntries(
    fields.filter(({ property }) => property in values).map((f) => [f.name, values[f.property]]),
  );
