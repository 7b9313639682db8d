import type { ProfilePart } from '#server/features/profile/profile-parts';
import { largestPage } from '#server/platform/paging';
import { newestResults } from './result.queries';

/** The first page of a person's results, and one more, read with the profile. */
export const resultsPart: ProfilePart = {
  field: 'results',
  sql: newestResults,
  // What is no page size is refused by the list itself.
  parameterFor: ({ first, after }) =>
    after == null && typeof first === 'number' && first >= 1 && first <= largestPage ? first + 1 : undefined,
};
