import { foldSearchSql } from '#server/platform/sql';

/** SQL of the words by which a person is found, for the row called `p`; the index `profile_words` is of this very expression. */
export const personWords = (p = 'p'): string => foldSearchSql(`${p}.name || ' ' || ${p}.email`);
