import { registerEnumType } from 'type-graphql';

export type ContactTopic = 'test' | 'points' | 'account' | 'program' | 'other';

export enum ContactTopicEnum {
  test = 'test',
  points = 'points',
  account = 'account',
  program = 'program',
  other = 'other',
}
registerEnumType(ContactTopicEnum, {
  name: 'ContactTopic',
  description: 'Topic of a message to support.',
  valuesConfig: {
    test: { description: 'A test or a result.' },
    points: { description: 'Points or rewards.' },
    account: { description: "The writer's profile, or signing in." },
    program: { description: 'A gold program or an account number.' },
    other: { description: 'Another topic.' },
  },
});
