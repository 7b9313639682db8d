import { type ClassType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import { DirectionEnum } from './direction';

/** Creates a class with that name at run time and decorates it. */
export const named = <T extends object>(name: string, decorate: (type: T) => void): T => {
  const type = { [name]: function () {} }[name] as unknown as T;
  decorate(type);
  return type;
};

/** Returns the words of a type's name: `home block` for `HomeBlock`. */
export const toWords = (name: string): string =>
  name.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

/** Returns the words of a type's name with an article: `an album` for `Album`. */
export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${toWords(name)}`;

export const prototypeOf = (type: ClassType): object => type.prototype as object;

/** Returns the input type of a sort order by one or two of the fields. */
export function orderType(name: string, fields: readonly { name: string; description: string }[]): ClassType {
  const values = Object.fromEntries(fields.map((field) => [field.name, field.name]));
  registerEnumType(values, {
    name: `${name}Field`,
    description: 'Fields that a list can be sorted by. Items with equal values are sorted by id.',
    valuesConfig: Object.fromEntries(fields.map((field) => [field.name, { description: field.description }])),
  });
  return named<ClassType>(name, (type) => {
    Field(() => values, { description: 'Field to sort by.' })(prototypeOf(type), 'field');
    Field(() => DirectionEnum, { defaultValue: DirectionEnum.ASC, description: 'Sort direction.' })(
      prototypeOf(type),
      'direction',
    );
    const second = {
      nullable: true,
      description:
        'Field to sort items by that are equal in the first field. If left out or null, they are sorted by id.',
    };
    Field(() => values, second)(prototypeOf(type), 'secondField');
    // No default: the operations of the client are compiled and would miss the value of a field that is left
    // out.
    const secondWay = {
      nullable: true,
      description: 'Sort direction of the second field. If left out or null: ascending.',
    };
    Field(() => DirectionEnum, secondWay)(prototypeOf(type), 'secondDirection');
    InputType({ description: 'Sort order of a list.' })(type);
  });
}

/** Returns the type of a page of items. Its descriptions name the items by their plural, such as `HomeBlocks`. */
export function connectionType(name: string, of: object, plural: string): ClassType {
  const items = toWords(plural);
  const edge = named<ClassType>(`${name}Edge`, (type) => {
    Field(() => String, { description: 'Cursor of the item, for `after`.' })(prototypeOf(type), 'cursor');
    Field(() => of, { description: 'The item.' })(prototypeOf(type), 'node');
    ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })(type);
  });
  return named<ClassType>(`${name}Connection`, (type) => {
    Field(() => [of], { description: `The ${items} on the page.` })(prototypeOf(type), 'nodes');
    Field(() => [edge], { description: `The ${items} on the page, with their cursors.` })(
      prototypeOf(type),
      'edges',
    );
    Field(() => PageInfo, { description: 'Position of the page in the list.' })(
      prototypeOf(type),
      'pageInfo',
    );
    TotalCount()(prototypeOf(type), 'countAll');
    ObjectType({
      description: `A page of ${items}, with the fields that administrators see.`,
      simpleResolvers: true,
    })(type);
  });
}
