import { Field, Int, ObjectType } from 'type-graphql';
import { Column, type ColumnOptions, Entity } from 'typeorm';
import { snakeCase } from '#server/platform/column-names';
import { refuseField } from '#server/platform/errors';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import { iso } from '#server/platform/sql';
import { richTextToPlain } from '#server/platform/text/rich-text';
import {
  checkLine,
  checkLocalizedLine,
  checkOptionalLine,
  checkOptionalText,
  checkText,
  longestText,
} from '../check-text';
import { cleanedLanguages } from '../cleaned-text';
import { type EditedField, noteField, noteThing, type TypeGiver } from '../description';
import type { Edited } from '../edited';

/** What any field may say of itself. */
export interface Common {
  description: string;
  /** What the inputs say of it, where that is more. */
  sentAs?: string;
  /** Its column, where that has another name. */
  column?: string;
  /** Whether null is kept: nothing was said. */
  nullable?: boolean;
  /** Whether lists can be filtered by it. */
  filter?: boolean;
  /** Whether lists can be sorted by it. */
  sort?: boolean;
  /** Whether learners read it too, in the type that shows them the thing (`Shows`). */
  shown?: boolean;
  /** What a new thing has where nothing is sent. */
  initial?: unknown;
  /** When it may be sent where that is not always: with a new thing alone, with a change alone, or never. */
  sent?: EditedField['sent'];
  /** What the database puts into a row that comes without it. */
  default?: ColumnOptions['default'];
}

export type Kind = Pick<
  EditedField,
  | 'input'
  | 'check'
  | 'unique'
  | 'filter'
  | 'sort'
  | 'search'
  | 'cleaned'
  | 'plain'
  | 'json'
  | 'stored'
  | 'among'
>;

/** One field: a column of the table, a field of the API's type and an entry of the description. */
export function field(
  common: Common,
  column: ColumnOptions,
  output: TypeGiver,
  kindOf: (sql: string) => Kind,
): PropertyDecorator {
  const {
    description,
    nullable = false,
    filter = false,
    sort = false,
    shown = false,
    initial,
    sent,
    sentAs,
  } = common;
  return (prototype, key) => {
    const property = String(key);
    const name = property.replace(/Translations$/, '');
    const columnName = common.column ?? snakeCase(name);
    const missing = common.default === undefined ? {} : { default: common.default };
    Column({ ...column, ...missing, name: columnName, nullable })(prototype, key);
    Field(output, { description, nullable })(prototype, key);
    const { filter: filtered, sort: sorted, ...kind } = kindOf(`t."${columnName}"`);
    noteField(prototype, {
      ...kind,
      ...(filter && filtered ? { filter: filtered } : {}),
      ...(sort && sorted ? { sort: sorted } : {}),
      ...(shown ? { shown: output } : {}),
      ...(initial === undefined ? {} : { initial }),
      ...(sent ? { sent } : {}),
      ...(sentAs ? { sentAs } : {}),
      name,
      property,
      column: columnName,
      description,
      required: !nullable,
    });
  };
}

/** SQL of a column that lists are sorted by, where null stands for `none`; a column by itself can use its index. */
const neverNull = ({ nullable }: Common, sql: string, none: string): string =>
  nullable ? `coalesce(${sql}, ${none})` : sql;

const english = (sql: string): string => `lower(coalesce(${sql}->>'en', ''))`;
const everyLanguage = (sql: string): string => `concat_ws(' ', ${sql}->>'en', ${sql}->>'es', ${sql}->>'fr')`;

/** SQL of what people read of rich text. */
export const withoutMarks = (html: string): string =>
  `replace(replace(replace(regexp_replace(${html}, '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;

/**
 * A line of plain text in three languages, English required, or null where it may say nothing; its property ends in
 * `Translations`.
 */
export const LocalizedLine = ({
  longest,
  search,
  ...common
}: Common & { longest: number; search?: boolean }) =>
  field(
    common,
    { type: 'jsonb' },
    () => LocalizedTextType,
    (sql) => ({
      input: () => LocalizedTextInput,
      check: (sent: LocalizedTextInput, path) =>
        (common.nullable ? checkOptionalLine : checkLocalizedLine)(sent, path, longest),
      sort: { sql: english(sql), type: 'text' },
      ...(search ? { search: everyLanguage(sql) } : {}),
    }),
  );

/**
 * Rich text in three languages, sanitised, English required, or null where it may say nothing; its property ends in
 * `Translations`.
 */
export const LocalizedRichText = ({
  longest = longestText,
  search,
  ...common
}: Common & { longest?: number; search?: boolean }) =>
  field(
    common,
    { type: 'jsonb' },
    () => LocalizedTextType,
    (sql) => ({
      input: () => LocalizedTextInput,
      check: (sent: LocalizedTextInput, path) =>
        (common.nullable ? checkOptionalText : checkText)(sent, path, longest),
      cleaned: cleanedLanguages,
      plain: richTextToPlain,
      ...(search ? { search: withoutMarks(everyLanguage(sql)) } : {}),
    }),
  );

/** A line of plain text. */
export const Line = ({ longest, search, ...common }: Common & { longest: number; search?: boolean }) =>
  field(
    common,
    { type: 'text' },
    () => String,
    (sql) => ({
      input: () => String,
      check: (sent: string, path) => {
        const line = checkLine(sent, path, 'The text', longest);
        if (line === '' && !common.nullable) refuseField(path, 'The text is missing.');
        return line === '' ? null : line;
      },
      sort: { sql: `lower(${neverNull(common, sql, "''")})`, type: 'text' },
      ...(search ? { search: sql } : {}),
    }),
  );

/** One of the values of an enumeration. */
export const Choice = (values: () => object, common: Common) =>
  field(common, { type: 'text', enum: Object.values(values()) as string[] }, values, (sql) => ({
    input: values,
    check: (sent: string) => sent,
    filter: 'choice',
    sort: { sql: neverNull(common, sql, "''"), type: 'text' },
  }));

/** Some of the values of an enumeration, each once. */
export const Choices =
  (values: () => object, { most, ...common }: Common & { most: number }): PropertyDecorator =>
  (prototype, key) => {
    ListSize(most)(prototype, key);
    const list: TypeGiver = () => [values()];
    field(common, { type: 'text', array: true }, list, () => ({
      input: list,
      check: (sent: readonly string[]) => [...new Set(sent)],
      filter: 'some',
    }))(prototype, key);
  };

/** Texts that `check` makes one list of. */
export const Lines =
  ({
    most,
    check,
    ...common
  }: Common & {
    most: number;
    check: (sent: readonly string[], path: string) => string[];
  }): PropertyDecorator =>
  (prototype, key) => {
    ListSize(most)(prototype, key);
    field(
      common,
      { type: 'text', array: true },
      () => [String],
      () => ({ input: () => [String], check, filter: 'words' }),
    )(prototype, key);
  };

/** Yes or no. */
export const Flag = (common: Common) =>
  field(
    common,
    { type: 'boolean' },
    () => Boolean,
    (sql) => ({
      input: () => Boolean,
      check: (sent: boolean) => sent,
      filter: 'flag',
      sort: { sql, type: 'boolean' },
    }),
  );

/** A whole number from `least` to `most`. */
export const WholeNumber = ({
  least,
  most,
  unique,
  ...common
}: Common & {
  least: number;
  most: number;
  /** Whether a unique constraint, whose name holds that of the column, refuses one that another has. */
  unique?: boolean;
}) =>
  field(
    common,
    { type: 'int' },
    () => Int,
    (sql) => ({
      input: () => Int,
      check: (sent: number, path) => {
        if (sent < least || sent > most) refuseField(path, `The number is from ${least} to ${most}.`);
        return sent;
      },
      filter: 'number',
      sort: { sql: neverNull(common, sql, String(least - 1)), type: 'int' },
      ...(unique ? { unique } : {}),
    }),
  );

const [earliest, tooLate] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

function checkMoment(sent: Date, path: string): string {
  const isNear = sent.getTime() >= earliest && sent.getTime() < tooLate;
  if (!isNear) refuseField(path, 'The moment lies between the years 2000 and 2100.');
  return sent.toISOString();
}

/** A moment between the years 2000 and 2100; null where there is none. */
export const Moment = (common: Common) =>
  field(
    { ...common, nullable: true },
    { type: 'timestamptz' },
    () => DateTime,
    (sql) => ({
      input: () => DateTime,
      check: checkMoment,
      filter: 'time',
      sort: { sql: `coalesce(${sql}, 'infinity')`, type: 'timestamptz' },
      json: `to_char(${sql}, ${iso})`,
    }),
  );

/**
 * Describes a class as things that administrators edit: the entity of `table`, the type `Edited<name>` of the API, and
 * what inputs, lists and audit follow from. Stands above the class, whose fields have the decorators of this file.
 */
export const EditedThing =
  (of: { kind: string; name: string; plural: string; table: string; description: string }): ClassDecorator =>
  (type) => {
    const { description, ...names } = of;
    Entity(of.table)(type);
    ObjectType(`Edited${of.name}`, { description, simpleResolvers: true })(type);
    noteThing({ ...names, type: type as unknown as new () => Edited });
  };
