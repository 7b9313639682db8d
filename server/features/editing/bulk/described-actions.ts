import { isDeepStrictEqual } from 'node:util';
import { now } from '#server/platform/clock';
import { throwFieldError } from '#server/platform/errors';
import { requireAdmin } from '#server/platform/access/policy';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { localizedSql } from '#server/platform/database/sql';
import { where as whereSql } from '#server/platform/database/statement';
import { type Description, type ResourceField, listedFields } from '../description';
import type { Edited } from '../edited';
import { withoutMarks } from '../fields/text-fields';
import type { Sent } from '../inputs';
import { rowQuery } from '../rows/list-rows';
import { type ListedRows, queryName } from '../rows/listed-rows';
import { rowConditions } from '../rows/row-list';
import type { Erase, ResourceService } from '../resources.types';
import type { BulkActionName } from './bulk.enums';
import type { BulkActionDefinition, BulkList, Outcome, StoredValues } from './bulk-lists';
import { runEachInSavepoint } from './run-each-in-savepoint';

const already = (isSo: string): string => `case when ${isSo} then 'already' end`;

function fieldOf({ fields, plural }: Description, name: string): ResourceField {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`${plural} have no field ${name}.`);
  return field;
}

/**
 * Converts stored values to the types of the input: times are JSON strings in the audit and Dates in the
 * input.
 */
const asSent = ({ fields }: Description, values: Sent): Sent =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isMoment = fields.find((field) => field.name === name)?.input() === DateTime;
      return [name, isMoment && typeof value === 'string' ? new Date(value) : value];
    }),
  );

type Changing = Pick<BulkActionDefinition, 'name' | 'values' | 'evaluate'> & {
  /** Returns the input of a single update. */
  sent: (values: StoredValues) => Sent;
};

/** Returns an action that updates each row by the same rules and audit as a single update. */
function changing<T extends Edited>(
  { within, description }: ResourceService<T>,
  { sent, ...action }: Changing,
): BulkActionDefinition {
  return {
    ...action,
    may: requireAdmin,
    run: (manager, { actor, values }, ids) =>
      runEachInSavepoint(manager, ids, async (inner, id) => {
        const changes = await within.update(inner, actor, id, () => sent(values));
        if (Object.keys(changes).length === 0) return { reason: 'already' };
        const of = (at: 0 | 1) =>
          Object.fromEntries(Object.entries(changes).map(([name, pair]) => [name, pair[at]]));
        return { written: [of(0), of(1)] };
      }),
    undo: (manager, { actor }, rows) => {
      const written = new Map(rows.map((row) => [row.id, row.written]));
      return runEachInSavepoint(manager, [...written.keys()], async (inner, id): Promise<Outcome> => {
        const [before, after] = written.get(id)!;
        const stands = (stored: Sent) =>
          Object.keys(after).every((name) => isDeepStrictEqual(stored[name] ?? null, after[name] ?? null));
        const changes = await within.update(inner, actor, id, (stored) =>
          stands(stored) ? asSent(description, before) : null,
        );
        return Object.keys(changes).length === 0 ? { reason: 'changed_since' } : {};
      });
    },
    after: within.committed,
  };
}

/** Returns an action that sets a boolean field to the value. */
export function flagAction<T extends Edited>(
  resources: ResourceService<T>,
  name: BulkActionName,
  field: string,
  value: boolean,
): BulkActionDefinition {
  const { column } = fieldOf(resources.description, field);
  return changing(resources, {
    name,
    evaluate: () => ({ reason: already(`t."${column}" is ${value}`) }),
    sent: () => ({ [field]: value }),
  });
}

/** Returns the actions `disable` and `enable` for resources with a time of disabling. */
export function disablingActions<T extends Edited>(
  resources: ResourceService<T>,
  field = 'disabledAt',
): BulkActionDefinition[] {
  const { column } = fieldOf(resources.description, field);
  return [
    changing(resources, {
      name: 'disable',
      evaluate: () => ({ reason: already(`t."${column}" is not null`) }),
      sent: () => ({ [field]: now() }),
    }),
    changing(resources, {
      name: 'enable',
      evaluate: () => ({ reason: already(`t."${column}" is null`) }),
      sent: () => ({ [field]: null }),
    }),
  ];
}

/** Returns the actions `publish`, which sets the time to now, and `unpublish`, which makes a draft. */
export function publishingActions<T extends Edited>(
  resources: ResourceService<T>,
  field = 'publishAt',
): BulkActionDefinition[] {
  const { column } = fieldOf(resources.description, field);
  return [
    changing(resources, {
      name: 'publish',
      evaluate: () => ({ reason: already(`t."${column}" <= now()`) }),
      sent: () => ({ [field]: now() }),
    }),
    changing(resources, {
      name: 'unpublish',
      evaluate: () => ({ reason: already(`t."${column}" is null`) }),
      sent: () => ({ [field]: null }),
    }),
  ];
}

/** Returns SQL that maps the stored values of an enumeration to its names in the API. */
const inWords = (column: string, values: Record<string, string>): string => {
  const others = Object.entries(values).filter(([word, value]) => word !== value);
  if (others.length === 0) return column;
  return `case ${column} ${others.map(([word, value]) => `when '${value}' then '${word}'`).join(' ')} else ${column} end`;
};

/** Returns an action that sets an enumeration field. The action's value has the name of the field. */
export function choiceAction<T extends Edited>(
  resources: ResourceService<T>,
  field: BulkActionName,
): BulkActionDefinition {
  const { column, input, required } = fieldOf(resources.description, field);
  const among = input() as Record<string, string>;
  const valueOf = (values: StoredValues): string | null => among[values[field] ?? ''] ?? null;
  return changing(resources, {
    name: field,
    values: (sent) => {
      const word = sent[field] ?? null;
      const fits = word === null ? !required && field in sent : Object.hasOwn(among, word);
      if (!fits || Object.keys(sent).length !== 1) {
        throwFieldError(`values.${field}`, `It is one of ${Object.keys(among).join(', ')}.`);
      }
      return { [field]: word };
    },
    evaluate: (statement, { values }) => ({
      reason: already(`t."${column}" is not distinct from ${statement.value(valueOf(values), 'text')}`),
      before: inWords(`t."${column}"`, among),
    }),
    sent: (values) => ({ [field]: valueOf(values) }),
  });
}

/** Options of deleting resources with dependent records: SQL of reasons, effects and the deletion itself. */
type Deleting<T extends Edited> = Pick<BulkActionDefinition, 'effects'> & { reason: string; erase: Erase<T> };

/** Returns the action that deletes resources. It can't be undone. */
export const deletingAction = <T extends Edited>(
  { within }: ResourceService<T>,
  { reason = 'null::text', erase, effects }: Partial<Deleting<T>> = {},
): BulkActionDefinition => ({
  name: 'delete',
  may: requireAdmin,
  evaluate: () => ({ reason }),
  ...(effects && { effects }),
  run: (manager, { actor }, ids) =>
    runEachInSavepoint(manager, ids, async (inner, id) => {
      await within.remove(inner, actor, id, erase);
      return {};
    }),
  after: within.committed,
});

/** Returns table, alias and label of a resource's rows; `called` is the field of the label. */
function rowsOf(description: Description, called: string): Pick<BulkList, 'table' | 'row' | 'label'> {
  const { column, input, plain } = fieldOf(description, called);
  return {
    table: `"${description.table}"`,
    row: 't',
    label(statement, lang) {
      if (input() !== LocalizedTextInput) return `t."${column}"`;
      const text = localizedSql(`t."${column}"`, statement.value(lang, 'text'));
      return plain ? `trim(${withoutMarks(text)})` : text;
    },
  };
}

/** Returns the bulk list of a resource's admin query; `called` is the field that labels a row. */
export function describedList<T extends Edited>(
  resources: ResourceService<T>,
  called: string,
  actions: readonly BulkActionDefinition[],
): BulkList {
  const { name, plural } = resources.description;
  const isFiltered = listedFields(resources.description).some(({ filter }) => filter);
  return {
    name: `admin${plural}`,
    inputs: { where: `Admin${name}Where`, ...(isFiltered && { filter: `Admin${name}Filter` }) },
    ...rowsOf(resources.description, called),
    conditions: (statement, viewer, { search, filter, where }) =>
      resources.conditions(statement, viewer, {
        search,
        filter: filter as Record<string, unknown> | null,
        where,
      }),
    actions,
  };
}

/**
 * Returns the bulk list of a row list whose rows are records of the resource; `called` is the field that
 * labels a row.
 */
export function listedResources<T extends Edited, Row extends { id: string }, Sort extends string>(
  rows: ListedRows<Row, Sort>,
  { description }: ResourceService<T>,
  called: string,
  actions: readonly BulkActionDefinition[],
): BulkList {
  const { list } = rows;
  return {
    name: queryName(rows),
    inputs: { where: `Admin${rows.name}Where` },
    ...rowsOf(description, called),
    async conditions(statement, viewer, { search, where }) {
      const listing = { search, where };
      rows.assertCanRead(viewer, listing, false);
      const all = rowConditions(list, statement, rowQuery(list, listing));
      return all.length > 0 ? [`t.id in (select ${list.id} from ${list.table} ${whereSql(all)})`] : [];
    },
    actions,
  };
}
