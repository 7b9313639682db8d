import { registerEnumType } from 'type-graphql';

export type SurveyKind = 'one' | 'several' | 'words';

export enum SurveyKindEnum {
  one = 'one',
  several = 'several',
  words = 'words',
}
registerEnumType(SurveyKindEnum, {
  name: 'SurveyKind',
  description: 'Kind of survey question.',
  valuesConfig: {
    one: { description: 'One of the options.' },
    several: { description: 'Any number of the options.' },
    words: { description: "The person's own words." },
  },
});
