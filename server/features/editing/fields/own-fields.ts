import { Field, ID, Int } from 'type-graphql';
import { type ColumnOptions, ForeignKey } from 'typeorm';
import { throwFieldError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import { type DerivedField, noteDerived, type TypeGiver } from '../description';
import { type Common, field, type Kind } from './field';

/** What a thing belongs to, a row of another table; it is sent with a new thing and stays. */
export const Owner = (table: string, common: Common) => {
  const own = field(
    { sent: 'once', filter: true, ...common },
    { type: 'uuid' },
    () => ID,
    () => ({
      input: () => ID,
      check: (sent: string) => requireId(sent),
      filter: 'owner',
    }),
  );
  return (prototype: object, key: string): void => {
    ForeignKey(table)(prototype, key);
    own(prototype, key);
  };
};

/**
 * Its place, from 0, among those that have the columns `among` in common, or among all. A new one comes last; one that is sent with a
 * change is taken from whichever stands there, and one too high means the last.
 */
export const Place = ({ among, ...common }: Common & { among: readonly string[] }) =>
  field(
    { sent: 'later', ...common },
    { type: 'int' },
    () => Int,
    (sql) => ({
      input: () => Int,
      check: (sent: number, path) => {
        if (sent < 0) throwFieldError(path, 'Places begin at 0.');
        return sent;
      },
      sort: { sql, type: 'int' },
      among,
    }),
  );

/** A field whose type and rules are the thing's own; `kind` gets the SQL of its column. */
export const Own = (
  column: ColumnOptions,
  output: TypeGiver,
  kind: (sql: string) => Kind,
  common: Common,
): PropertyDecorator => field(common, column, output, kind);

/**
 * What is shown of a thing that no column holds: SQL of its JSON for the row called `t`. It is never sent; lists are
 * filtered and sorted by a number that is `listed`.
 */
export const Derived =
  (
    output: TypeGiver,
    {
      json,
      listed = false,
      visibleWhenSql,
      ...options
    }: Pick<DerivedField, 'description' | 'json' | 'visibleWhenSql'> & {
      nullable?: boolean;
      listed?: boolean;
    },
  ): PropertyDecorator =>
  (prototype, key) => {
    Field(output, options)(prototype, key);
    noteDerived(prototype, {
      property: String(key),
      description: options.description,
      json,
      listed,
      ...(visibleWhenSql ? { visibleWhenSql } : {}),
    });
  };
