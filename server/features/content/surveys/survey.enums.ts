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
    one: { description: 'Selection of one option.' },
    several: { description: 'Selection of any number of options.' },
    words: { description: "Answer in the person's own words." },
  },
});
