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
  description: 'What somebody writes to support about.',
  valuesConfig: {
    test: { description: 'A test or a result.' },
    points: { description: 'Points or rewards.' },
    account: { description: 'The own profile or signing in.' },
    program: { description: 'A gold program or an account number.' },
    other: { description: 'Something else.' },
  },
});
