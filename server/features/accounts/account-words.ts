import { foldSearchSql } from '#server/platform/database/sql';

/** Returns SQL of the searched text of account `a`. The index `account_words` has this expression. */
export const accountWords = (a = 'a'): string => foldSearchSql(`${a}.name || ' ' || ${a}.number`);
