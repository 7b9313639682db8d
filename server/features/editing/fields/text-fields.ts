import { textLanguages } from '#server/platform/language/i18n';
import { LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import { throwFieldError } from '#server/platform/errors';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { foldSearchSql } from '#server/platform/database/sql';
import { richTextToPlain } from '#server/platform/text/rich-text';
import {
  checkLine,
  checkLocalizedLine,
  checkOptionalLine,
  checkOptionalText,
  checkText,
  maxTextLength,
} from '../check-text';
import { cleanedLanguages } from '../cleaned-text';
import { type Common, field, neverNull } from './field';

const english = (sql: string): string => foldSearchSql(`coalesce(${sql}->>'en', '')`);
/** Returns SQL of a text in all languages, joined by spaces. */
export const everyLanguage = (sql: string): string =>
  `concat_ws(' ', ${textLanguages.map(({ code }) => `${sql}->>'${code}'`).join(', ')})`;

/** Returns SQL of rich text without its markup. */
export const withoutMarks = (html: string): string =>
  `replace(replace(replace(regexp_replace(${html}, '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;

/**
 * Declares a line of plain text in three languages, English required unless nullable and empty. The property
 * ends in `Translations`.
 */
export const LocalizedLine = ({
  maxLength,
  search,
  ...common
}: Common & { maxLength: number; search?: boolean }) =>
  field(
    common,
    { type: 'jsonb' },
    () => LocalizedTextType,
    (sql) => ({
      input: () => LocalizedTextInput,
      check: (sent: LocalizedTextInput, path) =>
        (common.nullable ? checkOptionalLine : checkLocalizedLine)(sent, path, maxLength),
      sort: { sql: english(sql), type: 'text' },
      ...(search ? { search: everyLanguage(sql) } : {}),
    }),
  );

/**
 * Declares sanitized rich text in three languages, English required unless nullable and empty. The property
 * ends in `Translations`.
 */
export const LocalizedRichText = ({
  maxLength = maxTextLength,
  search,
  ...common
}: Common & { maxLength?: number; search?: boolean }) =>
  field(
    common,
    { type: 'jsonb' },
    () => LocalizedTextType,
    (sql) => ({
      input: () => LocalizedTextInput,
      check: (sent: LocalizedTextInput, path) =>
        (common.nullable ? checkOptionalText : checkText)(sent, path, maxLength),
      cleaned: cleanedLanguages,
      plain: richTextToPlain,
      ...(search ? { search: withoutMarks(everyLanguage(sql)) } : {}),
    }),
  );

/** Declares a line of plain text. */
export const Line = ({
  maxLength,
  search,
  unique,
  ...common
}: Common & {
  maxLength: number;
  search?: boolean;
  /** True if the value is unique. The name of the table's constraint must contain that of the column. */
  unique?: boolean;
}) =>
  field(
    common,
    { type: 'text' },
    () => String,
    (sql) => ({
      input: () => String,
      check: (sent: string, path) => {
        const line = checkLine(sent, path, 'The text', maxLength);
        if (line === '' && !common.nullable) throwFieldError(path, 'The text is missing.');
        return line === '' ? null : line;
      },
      sort: { sql: foldSearchSql(neverNull(common, sql, "''")), type: 'text' },
      ...(search ? { search: sql } : {}),
      ...(unique ? { unique } : {}),
    }),
  );

/** Declares a list of texts, which `check` validates and normalizes. */
export const Lines =
  ({
    max,
    check,
    ...common
  }: Common & {
    max: number;
    check: (sent: readonly string[], path: string) => string[];
  }): PropertyDecorator =>
  (prototype, key) => {
    ListSize(max)(prototype, key);
    field(
      common,
      { type: 'text', array: true },
      () => [String],
      () => ({ input: () => [String], check, filter: 'words' }),
    )(prototype, key);
  };
