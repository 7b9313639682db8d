import { throwFieldError } from '#server/platform/errors';
import type { Description, ResourceField } from './description';
import type { Sent } from './inputs';

/** Fields of a thing: by property, or by the names of the audit. */
export type Values = Record<string, unknown>;

/** What is stored of what was sent; required and needed fields refuse null. */
function valueOf({ name, required, needed, check }: ResourceField, sent: unknown): unknown {
  if (sent === null || sent === undefined) {
    if (required || needed) throwFieldError(name, 'A value is missing.');
    return null;
  }
  return check(sent as never, name);
}

/** Every field of a new thing that is sent, by property, with what stands where nothing was sent. */
export const newValues = ({ fields }: Description, sent: Sent): Values =>
  Object.fromEntries(
    fields
      .filter((field) => field.sent !== 'later' && field.sent !== 'never')
      .map((field) => [field.property, valueOf(field, sent[field.name] ?? field.initial ?? null)]),
  );

/** The fields that were sent with a change, by property. */
export const sentValues = ({ fields }: Description, sent: Sent): Values =>
  Object.fromEntries(
    fields
      .filter((field) => field.sent !== 'once' && field.sent !== 'never' && sent[field.name] !== undefined)
      .map((field) => [field.property, valueOf(field, sent[field.name])]),
  );

/** Values by the names of the audit. */
export const named = ({ fields }: Description, values: Values): Values =>
  Object.fromEntries(
    fields.filter(({ property }) => property in values).map((f) => [f.name, values[f.property]]),
  );
