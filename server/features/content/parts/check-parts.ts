import {
  checkLocalizedLine,
  checkOptionalLine,
  checkText,
  maxAltLength,
} from '#server/features/editing/check-text';
import { type CleanedText, cleanedLanguages } from '#server/features/editing/cleaned-text';
import { checkImageId } from '#server/features/editing/fields/take-image';
import { throwFieldError } from '#server/platform/errors';
import type { LocalizedTextInput } from '#server/platform/graphql/localized';
import { emptyText } from '#server/platform/language/i18n';
import { isId } from '#server/platform/validation';
import type { PartKind } from './part.enums';
import type { PartInput, PartRowInput } from './part.input';
import { max, type StoredPart, type StoredRow } from './part.types';

const maxLineLength = 200;
const maxQuoteLength = 1000;

/** Maximum characters of an article's parts in all languages, so that they fit into a request. */
const maxPartsLength = 150_000;

const given = <T>(value: T | null | undefined, path: string): T =>
  value ?? throwFieldError(path, 'A value is missing.');

const line = (sent: LocalizedTextInput | null | undefined, path: string, maxLength = maxLineLength) =>
  checkLocalizedLine(given(sent, path), path, maxLength);

/** Validates the number of entries and each of them. */
function entries<T, R>(
  sent: readonly T[],
  [min, greatest]: readonly [number, number],
  path: string,
  check: (entry: T, path: string) => R,
): R[] {
  if (sent.length < min || sent.length > greatest) {
    throwFieldError(path, `There are ${min} to ${greatest} of them.`);
  }
  return sent.map((entry, at) => check(entry, `${path}.${at}`));
}

function row({ cells }: PartRowInput, path: string, columns: number): StoredRow {
  if (cells.length !== columns) throwFieldError(`${path}.cells`, 'A row has as many cells as the head.');
  const cell = (sent: LocalizedTextInput, at: number) =>
    checkOptionalLine(sent, `${path}.cells.${at}`, maxLineLength) ?? emptyText;
  return { cells: cells.map(cell) };
}

function table({ caption, head, rows }: PartInput, path: string): Omit<StoredPart, 'kind'> {
  const columns = entries(given(head, `${path}.head`), [1, max.columns], `${path}.head`, (sent, at) =>
    line(sent, at),
  );
  return {
    captionTranslations: checkOptionalLine(caption, `${path}.caption`, maxAltLength),
    head: columns,
    rows: entries(given(rows, `${path}.rows`), [1, max.rows], `${path}.rows`, (sent, at) =>
      row(sent, at, columns.length),
    ),
  };
}

function moduleOf({ moduleId }: PartInput, path: string): Omit<StoredPart, 'kind'> {
  const id = given(moduleId, `${path}.moduleId`);
  if (!isId(id)) throwFieldError(`${path}.moduleId`, 'There is no such module.');
  return { moduleId: id.toLowerCase() };
}

function fileOf(sent: string | null | undefined, path: string): string {
  const id = given(sent, path);
  return isId(id) ? id.toLowerCase() : throwFieldError(path, 'There is no such file.');
}

const checks: Record<PartKind, (part: PartInput, path: string) => Omit<StoredPart, 'kind'>> = {
  text: ({ text }, path) => ({
    textTranslations: checkText(given(text, `${path}.text`), `${path}.text`),
  }),
  heading: ({ text, level }, path) => ({
    textTranslations: line(text, `${path}.text`),
    level:
      level === 2 || level === 3 ? level : throwFieldError(`${path}.level`, 'A heading is of level 2 or 3.'),
  }),
  figure: ({ pictureId, alt, caption, legend }, path) => ({
    pictureId: checkImageId(given(pictureId, `${path}.pictureId`), `${path}.pictureId`),
    altTranslations: line(alt, `${path}.alt`, maxAltLength),
    captionTranslations: checkOptionalLine(caption, `${path}.caption`, maxAltLength),
    legend: entries(legend ?? [], [0, max.legend], `${path}.legend`, (sent, at) => line(sent, at)),
  }),
  table,
  quote: ({ text, source }, path) => ({
    textTranslations: line(text, `${path}.text`, maxQuoteLength),
    sourceTranslations: checkOptionalLine(source, `${path}.source`, maxLineLength),
  }),
  file: ({ text, fileId }, path) => ({
    textTranslations: line(text, `${path}.text`),
    fileId: fileOf(fileId, `${path}.fileId`),
  }),
  module: moduleOf,
};

/** Validates the parts of an article. */
export function checkParts(sent: readonly PartInput[], path: string): StoredPart[] {
  const parts = entries(sent, [0, max.parts], path, (part, at) => ({
    kind: part.kind,
    ...checks[part.kind](part, at),
  }));
  if (JSON.stringify(parts).length > maxPartsLength) {
    throwFieldError(path, 'The parts have at most 150,000 characters in all languages together.');
  }
  return parts;
}

/** Returns what sanitizing removes from the rich texts of parts, by path. */
export const cleanedParts = (sent: readonly PartInput[], path: string): CleanedText[] =>
  sent.flatMap(({ kind, text }, at) =>
    kind === 'text' && text ? cleanedLanguages(text, `${path}.${at}.text`) : [],
  );
