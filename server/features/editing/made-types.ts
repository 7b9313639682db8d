import { type ClassType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import { DirectionEnum } from './direction';

/** A class of that name, for the decorators to write on. */
export const named = <T extends object>(name: string, decorate: (type: T) => void): T => {
  const type = { [name]: function () {} }[name] as unknown as T;
  decorate(type);
  return type;
};

export const prototypeOf = (type: ClassType): object => type.prototype as object;

/** The input of that name by which a list is sorted: by one of these fields, one way or the other, and then by another. */
export function orderType(name: string, fields: readonly { name: string; description: string }[]): ClassType {
  const values = Object.fromEntries(fields.map((field) => [field.name, field.name]));
  registerEnumType(values, {
    name: `${name}Field`,
    description: 'What a list is sorted by; those that are equal in all of it by their ids.',
    valuesConfig: Object.fromEntries(fields.map((field) => [field.name, { description: field.description }])),
  });
  return named<ClassType>(name, (type) => {
    Field(() => values, { description: 'The field.' })(prototypeOf(type), 'field');
    Field(() => DirectionEnum, { defaultValue: DirectionEnum.ASC, description: 'The direction.' })(
      prototypeOf(type),
      'direction',
    );
    const second = {
      nullable: true,
      description:
        'By what those come that are equal in the field; by their ids alone where left out or null.',
    };
    Field(() => values, second)(prototypeOf(type), 'secondField');
    // No default: the client's operations are compiled, and know none of a field that is left out.
    const secondWay = {
      nullable: true,
      description: 'The direction of the second field; ascending where left out or null.',
    };
    Field(() => DirectionEnum, secondWay)(prototypeOf(type), 'secondDirection');
    InputType({ description: 'How a list is sorted.' })(type);
  });
}

/** The page of a list of what `words` name, as `read` says they are read. */
export function connectionType(name: string, of: object, words: string, read: string): ClassType {
  const edge = named<ClassType>(`${name}Edge`, (type) => {
    Field(() => String, { description: 'The place, for `after`.' })(prototypeOf(type), 'cursor');
    Field(() => of, { description: 'The one at that place.' })(prototypeOf(type), 'node');
    ObjectType({ description: `One of the ${words} with its place.`, simpleResolvers: true })(type);
  });
  return named<ClassType>(`${name}Connection`, (type) => {
    Field(() => [of], { description: `The ${words}.` })(prototypeOf(type), 'nodes');
    Field(() => [edge], { description: `The ${words} with their places.` })(prototypeOf(type), 'edges');
    Field(() => PageInfo, { description: 'Where the page stands in the whole.' })(
      prototypeOf(type),
      'pageInfo',
    );
    TotalCount()(prototypeOf(type), 'countAll');
    ObjectType({ description: `A page of the ${words} ${read}.`, simpleResolvers: true })(type);
  });
}
