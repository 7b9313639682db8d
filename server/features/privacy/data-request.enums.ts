import { registerEnumType } from 'type-graphql';

export type DataRequestKind = 'copy' | 'deletion';

export enum DataRequestKindEnum {
  copy = 'copy',
  deletion = 'deletion',
}
registerEnumType(DataRequestKindEnum, {
  name: 'DataRequestKind',
  description: 'What somebody asked for about the own data.',
  valuesConfig: {
    copy: { description: 'A file with all of it.' },
    deletion: { description: 'That all of it is deleted, and what has to stay is of nobody any more.' },
  },
});

export type DataRequestState = 'asked' | 'ready' | 'expired' | 'taken_back' | 'stopped' | 'done';

export enum DataRequestStateEnum {
  asked = 'asked',
  ready = 'ready',
  expired = 'expired',
  taken_back = 'taken_back',
  stopped = 'stopped',
  done = 'done',
}
registerEnumType(DataRequestStateEnum, {
  name: 'DataRequestState',
  description: 'What became of a request.',
  valuesConfig: {
    asked: { description: 'It was asked for: the file is being made, or the deletion waits for its day.' },
    ready: { description: 'The file can be fetched.' },
    expired: { description: 'The file was removed after seven days.' },
    taken_back: { description: 'The person took it back.' },
    stopped: { description: 'An administrator stopped it.' },
    done: { description: 'The person was deleted.' },
  },
});
