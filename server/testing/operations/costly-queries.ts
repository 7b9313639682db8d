import {
  type DocumentNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isNonNullType,
  isObjectType,
  parse,
  TypeMetaFieldDef,
  SchemaMetaFieldDef,
  validate,
  type OperationDefinitionNode,
} from 'graphql';
import { queryCost } from '#server/platform/graphql/limits/cost';
import { documentLimits, maxTokens } from '#server/platform/graphql/limits/document-limits';
import { largestCost } from '#server/platform/graphql/limits/limits';
import { isList } from '#server/platform/graphql/limits/sizes';

type AnyField = GraphQLField<unknown, unknown>;

/** Values for arguments by `field.argument`, if not every value of the type works. */
export type Known = Readonly<Record<string, unknown>>;

const deepest = 3;
const anyValues: Readonly<Record<string, unknown>> = {
  ID: '00000000-0000-4000-8000-000000000000',
  String: 'a',
  Int: 100,
  Boolean: false,
};

function called(field: AnyField, known: Known, page: number): string {
  const args = field.args.flatMap(({ name, type }) => {
    const value = known[`${field.name}.${name}`];
    if (value !== undefined) return [`${name}: ${JSON.stringify(value)}`];
    if (name === 'first') return [`first: ${page}`];
    if (!isNonNullType(type)) return [];
    const named = getNamedType(type);
    if (isEnumType(named)) return [`${name}: ${named.getValues()[0]!.name}`];
    return [`${name}: ${JSON.stringify(anyValues[named.name])}`];
  });
  return args.length ? `${field.name}(${args.join(', ')})` : field.name;
}

const below = (field: AnyField): GraphQLObjectType | null => {
  const type = getNamedType(field.type);
  return isObjectType(type) ? type : null;
};

const required = ({ args }: AnyField): boolean => args.some(({ type }) => isNonNullType(type));

function leaves(type: GraphQLObjectType): string[] {
  const fields = Object.values(type.getFields()).filter((field) => !below(field) && !required(field));
  return fields.map(({ name }) => name);
}

/** Returns the field of a type with the most data by its kind: a list, then a localized text. */
function largestLeaf(type: GraphQLObjectType): string[] {
  const fields = leaves(type).map((name) => type.getFields()[name]!);
  const weight = (field: AnyField): number => (isList(field) ? 2 : field.extensions['localized'] ? 1 : 0);
  return fields
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, 1)
    .map(({ name }) => name);
}

const repeated = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');

/** Returns a selection of everything in a type, down to a depth. */
function whole(
  type: GraphQLObjectType,
  known: Known,
  page: number,
  depth: number,
  above: string[] = [],
): string {
  const parts = Object.values(type.getFields()).map((field) => {
    const next = below(field);
    if (!next) return required(field) ? '' : field.name;
    if (depth === 0 || above.includes(next.name)) return '';
    return `${called(field, known, page)} { ${whole(next, known, page, depth - 1, [...above, type.name])} }`;
  });
  return ['__typename', ...parts].join(' ');
}

type Wrap = (inner: string) => string;

/** Returns every path from a type to an object in it, with the selections around its end. */
function ways(
  type: GraphQLObjectType,
  known: Known,
  page: number,
  depth: number,
  above: string[] = [],
): { type: GraphQLObjectType; wrap: Wrap; lists: boolean }[] {
  if (above.length > depth || above.includes(type.name)) return [];
  const inner = Object.values(type.getFields()).flatMap((field) => {
    const next = below(field);
    if (!next) return [];
    const open: Wrap = (selection) => `${called(field, known, page)} { ${selection} }`;
    return ways(next, known, page, depth, [...above, type.name]).map((way) => ({
      type: way.type,
      wrap: (selection: string) => open(way.wrap(selection)),
      lists: way.lists || isList(field),
    }));
  });
  return [{ type, wrap: (selection) => selection, lists: false }, ...inner];
}

function costOf(schema: GraphQLSchema, document: DocumentNode): number {
  return queryCost(schema, document, document.definitions[0] as OperationDefinitionNode, {}).total;
}

/** Returns true if a document passes all checks before execution. */
function isAllowed(schema: GraphQLSchema, text: string, max: number): boolean {
  try {
    const document = parse(text, { maxTokens: maxTokens });
    if (validate(schema, document, [documentLimits]).length > 0) return false;
    return costOf(schema, document) <= max;
  } catch {
    return false;
  }
}

/** Returns how many repeats the cost limit allows. The cost grows linearly. 0 if the cost can't be computed. */
function estimateRepeats(schema: GraphQLSchema, max: number, of: (count: number) => string): number {
  try {
    const [one, two] = [costOf(schema, parse(of(1))), costOf(schema, parse(of(2)))];
    return two > one ? Math.max(0, 1 + Math.floor((max - one) / (two - one))) : 0;
  } catch {
    return 0;
  }
}

/** Returns the allowed query with the most repeats; null if none is allowed. */
function fullest(schema: GraphQLSchema, max: number, of: (count: number) => string): string | null {
  let [fits, tooMany] = [0, 340];
  // Validating a document with hundreds of repeats is slow, so the estimate is tried first.
  const likely = estimateRepeats(schema, max, of);
  const first = [likely, likely + 1];
  while (tooMany - fits > 1) {
    const next = first.find((count) => count > fits && count < tooMany);
    const middle = next ?? (fits + tooMany) >> 1;
    if (isAllowed(schema, of(middle), max)) fits = middle;
    else tooMany = middle;
  }
  return fits > 0 ? of(fits) : null;
}

/**
 * A shape of query from a field of `Query`. `fullest` returns the allowed query with the most repeats; null if none is
 * allowed.
 */
export interface CostlyShape {
  root: string;
  fullest: () => string | null;
}

/**
 * Returns shapes of queries: each field of `Query` as often as allowed, each with everything in it, and each list at
 * any depth with one of its fields as often as allowed.
 */
export function costlyShapes(
  schema: GraphQLSchema,
  max: number,
  known: Known,
  depth = deepest,
): CostlyShape[] {
  const query = schema.getQueryType()!;
  const roots: AnyField[] = [...Object.values(query.getFields()), SchemaMetaFieldDef, TypeMetaFieldDef];
  const shapes: CostlyShape[] = [];
  for (const root of roots) {
    const type = below(root);
    const add = (of: (count: number) => string): void => {
      shapes.push({ root: root.name, fullest: () => fullest(schema, max, of) });
    };
    for (const page of [1, 100]) {
      const call = called(root, known, page);
      if (page > 1 && call === called(root, known, 1)) continue;
      if (!type) {
        add((count) => `{ ${repeated(count, (index) => `a${index}: ${call}`)} }`);
        continue;
      }
      const many = (selection: string) => (count: number) =>
        `query { ${repeated(count, (index) => `a${index}: ${call} { ...F }`)} } fragment F on ${type.name} { ${selection} }`;
      add(many('__typename'));
      for (const levels of [1, 3]) add(many(whole(type, known, page, levels)));
      for (const way of ways(type, known, page, depth)) {
        if (!way.lists && !isList(root)) continue;
        for (const leaf of largestLeaf(way.type)) {
          add((count) => `{ ${call} { ${way.wrap(repeated(count, (index) => `a${index}: ${leaf}`))} } }`);
        }
        add(many(way.wrap(leaves(way.type).join(' ') || '__typename')));
      }
    }
  }
  return shapes;
}

/** Returns queries that are just allowed at a cost, one of each possible shape. */
export function costlyQueries(schema: GraphQLSchema, max: number, known: Known): string[] {
  const found = costlyShapes(schema, max, known).map((shape) => shape.fullest());
  return [...new Set(found.filter((text) => text !== null))];
}

/** Returns one query for each field of `Query` with subfields, with everything in it. */
export function wholeQueries(schema: GraphQLSchema, known: Known): string[] {
  return Object.values(schema.getQueryType()!.getFields()).flatMap((root) => {
    const type = below(root);
    if (!type) return [];
    const texts = [3, 2, 1].map(
      (levels) => `{ ${called(root, known, 5)} { ${whole(type, known, 5, levels)} } }`,
    );
    return texts.filter((text) => isAllowed(schema, text, largestCost.others)).slice(0, 1);
  });
}
