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
  description: 'Where a background job stands.',
  valuesConfig: {
    waiting: { description: 'It was not tried yet, or is to be tried anew.' },
    running: { description: 'A server works on it.' },
    retrying: { description: 'It failed, and is tried again at `runAt`.' },
    given_up: { description: 'It failed as often as it may be tried.' },
  },
});

export type BackgroundJobFailure = 'no_answer' | 'refused' | 'other';

export enum BackgroundJobFailureEnum {
  no_answer = 'no_answer',
  refused = 'refused',
  other = 'other',
}
registerEnumType(BackgroundJobFailureEnum, {
  name: 'BackgroundJobFailure',
  description: 'Of what kind the failure of a background job was.',
  valuesConfig: {
    no_answer: { description: 'A server that it needs could not be reached, or did not answer in time.' },
    refused: { description: 'A server that it needs refused what it was asked for.' },
    other: { description: 'Anything else.' },
  },
});
