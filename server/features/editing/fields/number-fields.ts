import { Int } from 'type-graphql';
import { throwFieldError } from '#server/platform/errors';
import { DateTime } from '#server/platform/graphql/date-time';
import { iso } from '#server/platform/database/sql';
import { type Common, field, neverNull } from './field';

/** Declares a field with a whole number from `min` to `max`. */
export const WholeNumber = ({
  min,
  max,
  unique,
  ...common
}: Common & {
  min: number;
  max: number;
  /** True if the value is unique. The name of the table's constraint must contain that of the column. */
  unique?: boolean;
}) =>
  field(
    common,
    { type: 'int' },
    () => Int,
    (sql) => ({
      input: () => Int,
      check: (sent: number, path) => {
        if (sent < min || sent > max) throwFieldError(path, `The number is from ${min} to ${max}.`);
        return sent;
      },
      filter: 'number',
      sort: { sql: neverNull(common, sql, String(min - 1)), type: 'int' },
      ...(unique ? { unique } : {}),
    }),
  );

const [earliest, tooLate] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

function checkMoment(sent: Date, path: string): string {
  const isNear = sent.getTime() >= earliest && sent.getTime() < tooLate;
  if (!isNear) throwFieldError(path, 'The moment lies between the years 2000 and 2100.');
  return sent.toISOString();
}

/** Declares a nullable field with a time between the years 2000 and 2100. */
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
