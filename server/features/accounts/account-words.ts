import { foldSearchSql } from '#server/platform/sql';

/** SQL of the words by which an account is found, for the row called `a`; the index `account_words` is of this very expression. */
export const accountWords = (a = 'a'): string => foldSearchSql(`${a}.name || ' ' || ${a}.number`);
