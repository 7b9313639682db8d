import { getNamedType, type GraphQLSchema, isObjectType } from 'graphql';
import type { Description } from '#server/features/editing/description';
import { holdsRichText } from '#server/features/editing/cleaned';
import { payloadField } from '#server/features/editing/inputs';
import { describedResources } from '../described-resources';

const head = '# Written by npm run schema from what administrators edit; see docs/adding.md.\n';

/** Returns the selection of a field. Object types are selected with all their fields. */
function selection(schema: GraphQLSchema, type: string, field: string, indent = '  '): string {
  const resource = schema.getType(type);
  const of = isObjectType(resource) && getNamedType(resource.getFields()[field]!.type);
  if (!isObjectType(of)) return `${indent}${field}\n`;
  const parts = Object.keys(of.getFields()).map((part) => selection(schema, of.name, part, `${indent}  `));
  return [`${indent}${field} {\n`, ...parts, `${indent}}\n`].join('');
}

function fragment(schema: GraphQLSchema, name: string, type: string, fields: readonly string[]): string {
  return `fragment ${name} on ${type} {\n${fields.map((field) => selection(schema, type, field)).join('')}}\n`;
}

const times = ['createdAt', 'updatedAt'];

function fragmentsOf(
  schema: GraphQLSchema,
  { name, fields, derived }: Description,
  isSimple: boolean,
  isListed: boolean,
): string[] {
  const type = `Admin${name}`;
  const reads = (some: Description['fields']) => some.map(({ read, property }) => read ?? property);
  const visible = fields.filter(({ sort, filter }) => sort ?? filter);
  // Resources with further parts select these in their own operations.
  const worked = isSimple ? derived.map(({ property }) => property) : [];
  const counted = derived.filter(({ listed }) => listed).map(({ property }) => property);
  const row = () =>
    fragment(schema, `${name}RowFields`, type, ['id', ...reads(visible), ...counted, ...times]);
  return [
    ...(isListed ? [row()] : []),
    fragment(schema, `${name}Fields`, type, ['id', ...reads(fields), ...worked, ...times]),
  ];
}

interface Operations {
  description: Description;
  creates: boolean;
  deletes: boolean;
}

const reading = (name: string, plural: string): string =>
  `
query Admin${plural}($search: String, $filter: Admin${name}Filter, $where: Admin${name}Where, $orderBy: Admin${name}Order, $first: Int = 50, $after: String) {
  list: admin${plural}(search: $search, filter: $filter, where: $where, orderBy: $orderBy, first: $first, after: $after) {
    nodes {
      ...${name}RowFields
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}

query Admin${name}($id: ID!) {
  resource: admin${name}(id: $id) {
    ...${name}Fields
  }
}
`.trimStart();

type Action = 'Create' | 'Update';

/** Returns the mutation that writes a resource, with the fields of its payload. */
function writing(action: Action, description: Description): string {
  const { name } = description;
  const cleaned = holdsRichText(description) ? '    cleaned {\n      field\n      removed\n    }\n' : '';
  return `
mutation ${action}${name}($input: ${action}${name}Input!) {
  done: ${action.toLowerCase()}${name}(input: $input) {
    resource: ${payloadField(name)} {
      ...${name}Fields
    }
${cleaned}  }
}
`;
}

const deleting = (name: string): string => `
mutation Delete${name}($input: Delete${name}Input!) {
  done: delete${name}(input: $input) {
    id
  }
}
`;

/** Returns the generated operations of a resource, with the same names for every resource. */
function operationsOf({ description, creates, deletes }: Operations): string {
  const { name, plural } = description;
  return [
    reading(name, plural),
    ...(creates ? [writing('Create', description)] : []),
    writing('Update', description),
    ...(deletes ? [deleting(name)] : []),
  ].join('');
}

/**
 * Returns the client's fragments for schema-driven resources. For `Module`, `ModuleFields` has all fields and
 * `ModuleRowFields` those that lists sort and filter by. Simple resources also get their operations.
 */
export const describedOperations = (schema: GraphQLSchema): string =>
  [
    head,
    ...describedResources.flatMap(
      ({ resources: { description }, simple, listed = simple, creates = true, deletes = simple }) => [
        ...fragmentsOf(schema, description, simple, listed),
        ...(simple ? [operationsOf({ description, creates, deletes })] : []),
      ],
    ),
  ].join('\n');
