import { useIntl } from 'react-intl';

/** The problem of a field: a message id and its values. */
export type Problem = { id: string; values?: Record<string, number> };

export const required: Problem = { id: 'admin.error.required' };

/** Returns a function that formats a problem. Undefined for no problem. */
export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const intl = useIntl();
  return (problem) => problem && intl.formatMessage({ id: problem.id }, problem.values);
}
