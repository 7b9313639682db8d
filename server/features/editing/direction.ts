import { registerEnumType } from 'type-graphql';

export type Direction = 'ASC' | 'DESC';

export enum DirectionEnum {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(DirectionEnum, {
  name: 'OrderDirection',
  description: 'In which direction a list goes.',
  valuesConfig: {
    ASC: { description: 'From the first letter, the lowest number, the earliest time.' },
    DESC: { description: 'From the last letter, the highest number, the latest time.' },
  },
});
