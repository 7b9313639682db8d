import type { Reason, ReasonCode } from '../checking/reasons';

/** Why something stays when an import is undone; the code may come from SQL. */
export const kept = (
  code: ReasonCode | (string & {}),
  field: string | null,
  value: string | null = null,
): Reason => ({
  code,
  field,
  value,
  line: null,
});
