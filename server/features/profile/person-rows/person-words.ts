import { foldSearchSql } from '#server/platform/database/sql';

/** Returns SQL of the searched text of person `p`. The index `profile_words` has this expression. */
export const personWords = (p = 'p'): string => foldSearchSql(`${p}.name || ' ' || ${p}.email`);
