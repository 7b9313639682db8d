import { type ClassType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import { holdsRichText } from './cleaned';
import { CleanedText } from './cleaned-text';
import { type Description, type ListedField, listedFields } from './description';
import { connectionType, named, orderType, prototypeOf } from './made-types';

/** What a change of a thing names: which, and as it was read when. */
export interface Target {
  id: string;
  updatedAt: Date;
}

/** The fields that were sent, by name: absent ones stay, null empties. */
export type Sent = Record<string, unknown>;

@InputType({ description: 'Whole numbers between two ends, both of them included; an end left out is open.' })
export class NumberRange {
  @Field(() => Int, { nullable: true, description: 'The lowest; open where left out or null.' })
  from?: number | null;

  @Field(() => Int, { nullable: true, description: 'The highest; open where left out or null.' })
  to?: number | null;
}

@InputType({ description: 'Moments from one up to, not including, another; an end left out is open.' })
export class TimeRange {
  @Field(() => DateTime, { nullable: true, description: 'The earliest; open where left out or null.' })
  from?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The end, which is not in it; open where left out or null.',
  })
  to?: Date | null;
}

const idText = { description: 'Its id.' };
const versionText = {
  description:
    'Its `updatedAt` as it was read; CONFLICT, with the thing as it is now, where it was changed since.',
};

export function createInput({ name, fields }: Description): ClassType {
  return named<ClassType>(`Create${name}Input`, (type) => {
    for (const {
      name: field,
      input,
      required,
      needed,
      initial,
      sent,
      description: shown,
      sentAs,
    } of fields) {
      if (sent === 'later' || sent === 'never') continue;
      const description = sentAs ?? shown;
      const nullable = !(required || needed) || initial !== undefined;
      const without = initial === undefined ? 'none' : JSON.stringify(initial);
      const about = nullable ? `${description} Left out or null: ${without}.` : description;
      Field(input, { nullable, description: about })(prototypeOf(type), field);
    }
    InputType({ description: `What a new ${name.toLowerCase()} is made of.` })(type);
  });
}

export function updateInput({ name, fields }: Description): ClassType {
  return named<ClassType>(`Update${name}Input`, (type) => {
    Field(() => ID, idText)(prototypeOf(type), 'id');
    Field(() => DateTime, versionText)(prototypeOf(type), 'updatedAt');
    for (const { name: field, input, required, needed, sent, description: shown, sentAs } of fields) {
      if (sent === 'once' || sent === 'never') continue;
      const description = sentAs ?? shown;
      const about = `${description} Left out, it stays; null ${required || needed ? 'is refused' : 'empties it'}.`;
      Field(input, { nullable: true, description: about })(prototypeOf(type), field);
    }
    InputType({ description: `What changes; a field left out stays as it is.` })(type);
  });
}

export function deleteInput({ name }: Pick<Description, 'name'>): ClassType {
  return named<ClassType>(`Delete${name}Input`, (type) => {
    Field(() => ID, idText)(prototypeOf(type), 'id');
    Field(() => DateTime, versionText)(prototypeOf(type), 'updatedAt');
    InputType({ description: 'What is deleted.' })(type);
  });
}

export function deletePayload({ name }: Pick<Description, 'name'>): ClassType {
  return named<ClassType>(`Delete${name}Payload`, (type) => {
    Field(() => ID, { description: 'Id of what is gone.' })(prototypeOf(type), 'id');
    ObjectType({ description: 'What was deleted.', simpleResolvers: true })(type);
  });
}

/** The payload of a change: the thing as it is now, under its own word. */
export function changePayload(deed: 'Create' | 'Update', description: Description): ClassType {
  const { name, type: thing, fields } = description;
  return named<ClassType>(`${deed}${name}Payload`, (type) => {
    const word = payloadField(name);
    Field(() => thing, { description: 'As it is now.' })(prototypeOf(type), word);
    if (holdsRichText(description)) {
      const cleanedText = 'What was taken out of its texts as they were sent, since no text may hold it.';
      ListSize(fields.length)(prototypeOf(type), 'cleaned');
      Field(() => [CleanedText], { description: cleanedText })(prototypeOf(type), 'cleaned');
    }
    ObjectType({ description: `What came of the change.`, simpleResolvers: true })(type);
  });
}

export const payloadField = (name: string): string => name[0]!.toLowerCase() + name.slice(1);

const filterTypes = {
  choice: ({ input }: ListedField) => [() => [input()], 'Any of these.'] as const,
  flag: () => [() => Boolean, 'This alone.'] as const,
  number: () => [() => NumberRange, 'These numbers.'] as const,
  time: () => [() => TimeRange, 'This time.'] as const,
  owner: () => [() => ID, 'This alone.'] as const,
  words: () => [() => [String], 'Any of these.'] as const,
  some: ({ input }: ListedField) => [input, 'Naming any of these.'] as const,
};

/** The input that a list is filtered by; null for a thing without filters. */
export function filterInput(description: Description): ClassType | null {
  const { name } = description;
  const filtered = listedFields(description).filter(({ filter }) => filter);
  if (filtered.length === 0) return null;
  return named<ClassType>(`Edited${name}Filter`, (type) => {
    for (const each of filtered) {
      const [of, which] = filterTypes[each.filter!](each);
      const options = { nullable: true, description: `${each.description} ${which} Left out or null: any.` };
      Field(of as () => never, options)(prototypeOf(type), each.name);
    }
    InputType({ description: 'What a list is narrowed to; a field left out or null narrows nothing.' })(type);
  });
}

/** What lists may be sorted by. */
export const sortFields = (thing: Description): { name: string; description: string }[] => [
  ...listedFields(thing).filter(({ sort }) => sort),
  { name: 'createdAt', description: 'When it was added.' },
  { name: 'updatedAt', description: 'When it was last changed.' },
];

/** The input that a list is sorted by. */
export const orderInput = (thing: Description): ClassType =>
  orderType(`Edited${thing.name}Order`, sortFields(thing));

/** The page of a list. */
export const connectionOf = ({ name, plural, type }: Description): ClassType =>
  connectionType(`Edited${name}`, type, plural.toLowerCase(), 'as administrators edit them');
