import { type ClassType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { holdsRichText } from './cleaned';
import { CleanedText } from './cleaned-text';
import { type Description, type ListedField, listedFields } from './description';
import { resourceSorts } from './resource-sorts';
import { sortsOf } from './rows/row-list';
import { connectionType, named, orderType, prototypeOf, toWords } from './made-types';

/** The record that a change is for, and its version as the caller read it. */
export interface Target {
  id: string;
  updatedAt: Date;
}

/** The fields of an input by name. A field that is left out stays unchanged, and null empties it. */
export type Sent = Record<string, unknown>;

@InputType({
  description: 'Range of whole numbers. Both ends are included; an end that is left out is open.',
})
export class NumberRange {
  @Field(() => Int, { nullable: true, description: 'Lowest number. If left out or null: no limit.' })
  from?: number | null;

  @Field(() => Int, { nullable: true, description: 'Highest number. If left out or null: no limit.' })
  to?: number | null;
}

@InputType({
  description: 'Range of time. The start is included, the end is not; one that is left out is open.',
})
export class TimeRange {
  @Field(() => DateTime, {
    nullable: true,
    description: 'Start of the range, included. If left out or null: no limit.',
  })
  from?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the range, not included. If left out or null: no limit.',
  })
  to?: Date | null;
}

const idText = { description: 'ID of the record.' };
const versionText = {
  description:
    '`updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record.',
};

/** Describes the value of a field that the input of a new record leaves out. */
function describeDefault(initial: unknown): string {
  if (initial === undefined) return 'none';
  return Array.isArray(initial) && initial.length === 0 ? 'an empty list' : JSON.stringify(initial);
}

export function createInput({ name, fields }: Description): ClassType {
  return named<ClassType>(`Create${name}Input`, (type) => {
    for (const {
      name: field,
      input,
      required,
      needed,
      initial,
      sent,
      description: visible,
      sentAs,
    } of fields) {
      if (sent === 'later' || sent === 'never') continue;
      const description = sentAs ?? visible;
      const nullable = !(required || needed) || initial !== undefined;
      const without = describeDefault(initial);
      const about = nullable ? `${description} If left out or null: ${without}.` : description;
      Field(input, { nullable, description: about })(prototypeOf(type), field);
    }
    InputType({ description: `Fields of a new ${toWords(name)}.` })(type);
  });
}

export function updateInput({ name, fields }: Description): ClassType {
  return named<ClassType>(`Update${name}Input`, (type) => {
    Field(() => ID, idText)(prototypeOf(type), 'id');
    Field(() => DateTime, versionText)(prototypeOf(type), 'updatedAt');
    for (const { name: field, input, required, needed, sent, description: visible, sentAs } of fields) {
      if (sent === 'once' || sent === 'never') continue;
      const description = sentAs ?? visible;
      const about = `${description} If left out, it stays unchanged. Null ${required || needed ? 'is rejected' : 'removes it'}.`;
      Field(input, { nullable: true, description: about })(prototypeOf(type), field);
    }
    InputType({ description: 'Fields to change. A field that is left out stays unchanged.' })(type);
  });
}

export function deleteInput({ name }: Pick<Description, 'name'>): ClassType {
  return named<ClassType>(`Delete${name}Input`, (type) => {
    Field(() => ID, idText)(prototypeOf(type), 'id');
    Field(() => DateTime, versionText)(prototypeOf(type), 'updatedAt');
    InputType({ description: 'Record to delete.' })(type);
  });
}

export function deletePayload({ name }: Pick<Description, 'name'>): ClassType {
  return named<ClassType>(`Delete${name}Payload`, (type) => {
    Field(() => ID, { description: 'ID of the deleted record.' })(prototypeOf(type), 'id');
    ObjectType({ description: 'Deleted record.', simpleResolvers: true })(type);
  });
}

/**
 * Returns the payload of a mutation: the changed record under its name, and the removed formatting if it has
 * rich text.
 */
export function changePayload(action: 'Create' | 'Update', description: Description): ClassType {
  const { name, type: resource, fields } = description;
  return named<ClassType>(`${action}${name}Payload`, (type) => {
    const word = payloadField(name);
    Field(() => resource, { description: 'The record with its changes.' })(prototypeOf(type), word);
    if (holdsRichText(description)) {
      const cleanedText = "Formatting that was removed from the texts because it isn't supported.";
      ListSize(fields.length)(prototypeOf(type), 'cleaned');
      Field(() => [CleanedText], { description: cleanedText })(prototypeOf(type), 'cleaned');
    }
    ObjectType({ description: 'Result of the change.', simpleResolvers: true })(type);
  });
}

export const payloadField = (name: string): string => name[0]!.toLowerCase() + name.slice(1);

const filterTypes = {
  choice: ({ input }: ListedField) => [() => [input()], 'Matches any of these values.'] as const,
  flag: () => [() => Boolean, 'Matches this value.'] as const,
  number: () => [() => NumberRange, 'Matches numbers in this range.'] as const,
  time: () => [() => TimeRange, 'Matches times in this range.'] as const,
  owner: () => [() => ID, 'Matches this ID.'] as const,
  words: () => [() => [String], 'Matches any of these values.'] as const,
  some: ({ input }: ListedField) => [input, 'Matches records that have any of these values.'] as const,
};

/** Returns the input of the argument `filter`, or null if the resource has no filters. */
export function filterInput(description: Description): ClassType | null {
  const { name } = description;
  const filtered = listedFields(description).filter(({ filter }) => filter);
  if (filtered.length === 0) return null;
  return named<ClassType>(`Admin${name}Filter`, (type) => {
    for (const each of filtered) {
      const [of, which] = filterTypes[each.filter!](each);
      const options = {
        nullable: true,
        description: `${each.description} ${which} If left out or null: no filter.`,
      };
      Field(of as () => never, options)(prototypeOf(type), each.name);
    }
    InputType({ description: "Filter of a list. A field that is left out or null doesn't filter." })(type);
  });
}

/** Returns the input of the argument `orderBy`. */
export const orderInput = (resource: Description): ClassType =>
  orderType(`Admin${resource.name}Order`, sortsOf(resourceSorts(resource)));

/** Returns the connection type of the resource's list. */
export const connectionOf = ({ name, plural, type }: Description): ClassType =>
  connectionType(`Admin${name}`, type, plural);
