import { Field, ID, Int } from 'type-graphql';
import { type ColumnOptions, ForeignKey } from 'typeorm';
import { throwFieldError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import { type DerivedField, noteDerived, type TypeGiver } from '../description';
import { type Common, field, type Kind } from './field';

/** Declares the id of the record's owner, a row of `table`. It is set at creation and never changes. */
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
 * Declares the position, from 0, among the rows with equal values in the columns `among`. A new row comes
 * last; a row moved to a position shifts the following ones, and one past the end comes last.
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

/** Declares a field with its own type and rules; `kind` gets the SQL of its column. */
export const Own = (
  column: ColumnOptions,
  output: TypeGiver,
  kind: (sql: string) => Kind,
  common: Common,
): PropertyDecorator => field(common, column, output, kind);

/**
 * Declares a computed field by SQL of its JSON for the row `t`. It is never in the inputs; lists can be
 * filtered and sorted by it if it is a number with `listed`.
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
