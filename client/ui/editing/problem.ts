import { useIntl } from 'react-intl';

/** What is wrong with a field: a message's id and its values. */
export type Problem = { id: string; values?: Record<string, number> };

export const required: Problem = { id: 'admin.error.required' };

/** Puts a problem into words; nothing where there is none. */
export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const intl = useIntl();
  return (problem) => problem && intl.formatMessage({ id: problem.id }, problem.values);
}
