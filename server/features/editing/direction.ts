import { registerEnumType } from 'type-graphql';

export type Direction = 'ASC' | 'DESC';

export enum DirectionEnum {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(DirectionEnum, {
  name: 'OrderDirection',
  description: 'Sort direction.',
  valuesConfig: {
    ASC: { description: 'Ascending: first letter, lowest number or earliest time first.' },
    DESC: { description: 'Descending: last letter, highest number or latest time first.' },
  },
});
