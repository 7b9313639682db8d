import { registerEnumType } from 'type-graphql';

export type BackgroundJobState = 'waiting' | 'running' | 'retrying' | 'given_up';

export enum BackgroundJobStateEnum {
  waiting = 'waiting',
  running = 'running',
  retrying = 'retrying',
  given_up = 'given_up',
}
registerEnumType(BackgroundJobStateEnum, {
  name: 'BackgroundJobState',
  description: 'Status of a background job.',
  valuesConfig: {
    waiting: {
      description: 'The job is waiting for its first try, or for a retry that an administrator requested.',
    },
    running: { description: 'The job is running.' },
    retrying: { description: 'The job has failed and is retried at `runAt`.' },
    given_up: { description: "The job has failed and won't be retried automatically." },
  },
});

export type BackgroundJobFailure = 'no_answer' | 'rejected' | 'other';

export enum BackgroundJobFailureEnum {
  no_answer = 'no_answer',
  rejected = 'rejected',
  other = 'other',
}
registerEnumType(BackgroundJobFailureEnum, {
  name: 'BackgroundJobFailure',
  description: 'Kind of failure of a background job.',
  valuesConfig: {
    no_answer: { description: "A server that it needs couldn't be reached or didn't respond in time." },
    rejected: { description: 'A server that it needs refused a request.' },
    other: { description: 'Another failure.' },
  },
});
