import type { Reason, ReasonCode } from '../checking/reasons';

/** Returns why something stays when an import is undone. The code can come from SQL. */
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
