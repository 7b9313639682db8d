import { getNamedType, type GraphQLSchema, isObjectType } from 'graphql';
import { allDescriptions, type Description } from '#server/features/editing/description';

const head = '# Written by npm run schema from what administrators edit; see docs/adding.md.\n';

/** A field as it is asked for; what has parts of its own with all of them. */
function selection(schema: GraphQLSchema, type: string, field: string, indent = '  '): string {
  const thing = schema.getType(type);
  const of = isObjectType(thing) && getNamedType(thing.getFields()[field]!.type);
  if (!isObjectType(of)) return `${indent}${field}\n`;
  const parts = Object.keys(of.getFields()).map((part) => selection(schema, of.name, part, `${indent}  `));
  return [`${indent}${field} {\n`, ...parts, `${indent}}\n`].join('');
}

function fragment(schema: GraphQLSchema, name: string, type: string, fields: readonly string[]): string {
  return `fragment ${name} on ${type} {\n${fields.map((field) => selection(schema, type, field)).join('')}}\n`;
}

function fragmentsOf(schema: GraphQLSchema, { name, fields }: Description): string[] {
  const type = `Edited${name}`;
  const reads = (some: Description['fields']) => some.map(({ read, property }) => read ?? property);
  const listed = fields.filter(({ sort, filter }) => sort ?? filter);
  return [
    fragment(schema, `Described${name}Row`, type, ['id', ...reads(listed), 'updatedAt']),
    fragment(schema, `Described${name}`, type, ['id', ...reads(fields), 'createdAt', 'updatedAt']),
  ];
}

/**
 * The fragments by which the client asks for things that administrators edit: for `Module` all its fields in
 * `DescribedModule`, and those that lists sort and filter by in `DescribedModuleRow`.
 */
export const describedFragments = (schema: GraphQLSchema): string =>
  [head, ...allDescriptions().flatMap((each) => fragmentsOf(schema, each))].join('\n');
