import { registerEnumType } from 'type-graphql';

export type SurveyKind = 'one' | 'several' | 'words';

export enum SurveyKindEnum {
  one = 'one',
  several = 'several',
  words = 'words',
}
registerEnumType(SurveyKindEnum, {
  name: 'SurveyKind',
  description: 'How a question of a survey is answered.',
  valuesConfig: {
    one: { description: 'By one of its options.' },
    several: { description: 'By any number of its options.' },
    words: { description: 'In own words.' },
  },
});
