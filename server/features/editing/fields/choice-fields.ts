import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { TypeGiver } from '../description';
import { type Common, field, neverNull } from './field';

/** Declares a field with a value of an enumeration. */
export const Choice = (values: () => object, common: Common) =>
  field(common, { type: 'text', enum: Object.values(values()) as string[] }, values, (sql) => ({
    input: values,
    check: (sent: string) => sent,
    filter: 'choice',
    sort: { sql: neverNull(common, sql, "''"), type: 'text' },
  }));

/** Declares a field with distinct values of an enumeration, at most `max`. */
export const Choices =
  (values: () => object, { max, ...common }: Common & { max: number }): PropertyDecorator =>
  (prototype, key) => {
    ListSize(max)(prototype, key);
    const list: TypeGiver = () => [values()];
    field(common, { type: 'text', array: true }, list, () => ({
      input: list,
      check: (sent: readonly string[]) => [...new Set(sent)],
      filter: 'some',
    }))(prototype, key);
  };

/** Declares a boolean field. */
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
