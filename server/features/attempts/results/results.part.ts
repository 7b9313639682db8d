import type { ProfilePart } from '#server/features/profile/profile-parts';
import { largestPage } from '#server/platform/paging';
import { newestResults } from './result.queries';

const isFiltered = (filter: unknown): boolean =>
  typeof filter === 'object' && Object.values(filter ?? {}).some((bound) => bound != null);

/** The first page of a person's results and one more, loaded with the profile. */
export const resultsPart: ProfilePart = {
  field: 'results',
  sql: newestResults,
  // The list itself rejects invalid page sizes.
  parameterFor: ({ first, after, filter }) =>
    after == null && !isFiltered(filter) && typeof first === 'number' && first >= 1 && first <= largestPage
      ? first + 1
      : undefined,
};
