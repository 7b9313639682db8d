import { type ClassType, Field, getMetadataStorage, ID, InputType, Int } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { named, prototypeOf } from '../made-types';
import { operatorsOf } from './operators';
import {
  type FieldKind,
  maxComparisons,
  maxDepth,
  maxGroups,
  maxIds,
  maxValues,
  type Operator,
  type WhereField,
  type WhereFields,
} from './where-fields';

const about: Record<Operator, string> = {
  oneOf: 'Equals one of the values, or contains one of them if the field is a list.',
  noneOf: 'Equals and contains none of the values, or has no value.',
  contains: "Contains every word of the text. Case and accents don't matter.",
  min: 'This number or a higher one.',
  max: 'This number or a lower one.',
  after: 'This time or a later one.',
  before: 'Before this time.',
  equals: 'Equals the value.',
  isNull: 'True if there must be no value, false if there must be one.',
};

/** Name of the operators of each kind, and type of their values. */
const kinds: Record<FieldKind, { name: string; values: object }> = {
  text: { name: 'Text', values: String },
  number: { name: 'Number', values: Int },
  moment: { name: 'DateTime', values: DateTime },
  choice: { name: 'Value', values: String },
  flag: { name: 'Boolean', values: Boolean },
  id: { name: 'Id', values: ID },
  list: { name: 'List', values: String },
};

function enumName(type: object): string {
  const found = getMetadataStorage().enums.find(({ enumObj }) => enumObj === type);
  if (!found) throw new Error(`The API has no enumeration of ${Object.values(type).join(', ')}.`);
  return found.name;
}

function valueType(operator: Operator, values: object): object {
  if (operator === 'oneOf' || operator === 'noneOf') return [values];
  if (operator === 'isNull') return Boolean;
  return values;
}

/** Returns the input type of a field's operators. Fields of the same kind share it. */
function operatorType(field: WhereField): ClassType {
  const { kind, type, optional = false } = field;
  const { name: kindName, values } = kinds[kind];
  const ofEnum = type ? `${enumName(type)}${kind === 'list' ? 'List' : ''}` : kindName;
  const name = `${optional && kind !== 'list' ? 'Nullable' : ''}${ofEnum}Operators`;
  const known = getMetadataStorage().inputTypes.find((other) => other.name === name);
  if (known) return known.target as ClassType;
  return named<ClassType>(name, (made) => {
    for (const operator of operatorsOf(field)) {
      const limit = kind === 'id' ? maxIds : maxValues;
      const size = Array.isArray(valueType(operator, values)) ? ` Up to ${limit} values.` : '';
      const description = `${about[operator]}${size} If left out or null: no comparison.`;
      Field(() => valueType(operator, type ?? values) as never, { nullable: true, description })(
        prototypeOf(made),
        operator,
      );
    }
    InputType({ description: 'Comparison of a field. All operators in it must be met.' })(made);
  });
}

/**
 * Returns a description of a field: the first sentence about the field of the rows, or else its name in words. A class
 * overrides the descriptions of those that it extends.
 */
function describeField(row: ClassType, field: string): string {
  const described = getMetadataStorage().fields.filter(
    ({ schemaName, target, description }) =>
      description && schemaName === field && (target === row || row.prototype instanceof target),
  );
  const [sentence] = described.at(-1)?.description?.match(/^[^.]+\./) ?? [];
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ id$/, ' ID');
  return sentence ?? `${words.replace(/^./, (first) => first.toUpperCase())}.`;
}

/** Creates the input type of a list's argument `where`. `row` is the type of the list's rows. */
export function whereType(name: string, fields: WhereFields, row: ClassType): ClassType {
  return named<ClassType>(name, (made) => {
    const nullable = true;
    const ofFilter = 'If left out or null: no condition.';
    for (const [field, { description, ...of }] of Object.entries(fields)) {
      const text = description ?? describeField(row, field);
      const operators = operatorType(of);
      Field(() => operators, { nullable, description: `${text} ${ofFilter}` })(prototypeOf(made), field);
    }
    const groups = [
      ['AND', [made], 'Filters that must all be met.'],
      ['OR', [made], 'Filters of which one must be met; none are met by an empty list.'],
      ['NOT', made, 'Filter that must not be met.'],
    ] as const;
    for (const [group, of, text] of groups) {
      Field(() => of as never, { nullable, description: `${text} ${ofFilter}` })(prototypeOf(made), group);
    }
    InputType({
      description: `Filter of a list: every field, AND, OR and NOT in it must be met. At most ${maxComparisons} comparisons, of which each word of \`contains\` is one, ${maxGroups} filters in AND, OR and NOT, and ${maxDepth} levels of them; otherwise QUERY_TOO_COMPLEX.`,
    })(made);
  });
}

export const whereOptions = {
  nullable: true,
  description: 'Filter that items must meet. If left out or null: all items.',
} as const;
