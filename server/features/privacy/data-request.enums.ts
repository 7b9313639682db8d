import { registerEnumType } from 'type-graphql';

export type DataRequestKind = 'copy' | 'deletion';

export enum DataRequestKindEnum {
  copy = 'copy',
  deletion = 'deletion',
}
registerEnumType(DataRequestKindEnum, {
  name: 'DataRequestKind',
  description: 'Kind of request of a person about their own data.',
  valuesConfig: {
    copy: { description: 'Export of all data about the person.' },
    deletion: { description: 'Deletion of the person. Data that must be kept no longer names anyone.' },
  },
});

export type DataRequestState = 'requested' | 'ready' | 'expired' | 'withdrawn' | 'stopped' | 'done';

export enum DataRequestStateEnum {
  requested = 'requested',
  ready = 'ready',
  expired = 'expired',
  withdrawn = 'withdrawn',
  stopped = 'stopped',
  done = 'done',
}
registerEnumType(DataRequestStateEnum, {
  name: 'DataRequestState',
  description: 'Status of a request.',
  valuesConfig: {
    requested: {
      description: "Requested: the export is being created, or the deletion hasn't been carried out yet.",
    },
    ready: { description: 'The export can be downloaded.' },
    expired: { description: 'The export has been deleted, seven days after it was created.' },
    withdrawn: { description: 'The person withdrew the request.' },
    stopped: { description: 'An administrator rejected the deletion.' },
    done: { description: 'The deletion has been carried out.' },
  },
});
