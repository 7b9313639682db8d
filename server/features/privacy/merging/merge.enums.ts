import { registerEnumType } from 'type-graphql';
import { AppError } from '#server/platform/errors';
import { type MergedResource, mergedResources } from '#server/platform/personal-data';
import { type MergeField, mergeFields } from './moved';

const enumOf = <Name extends string>(names: readonly Name[]): Record<Name, Name> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

export const MergeFieldEnum = enumOf(Object.keys(mergeFields) as MergeField[]);
registerEnumType(MergeFieldEnum, {
  name: 'MergeField',
  description: 'A field that the remaining person can get from the merged person.',
  valuesConfig: {
    name: { description: 'Name.' },
    email: { description: 'E-mail address. The merged person gets the other address.' },
    phone: { description: 'Phone number.' },
    lang: { description: 'Language.' },
    role: { description: 'Role.' },
    userType: { description: 'User type, with the time when the person became PRO.' },
    account: { description: 'Account, with the right to manage its retailers.' },
    store: { description: 'Store.' },
    place: { description: 'Country and state or province.' },
  },
});

export const MergedResourceEnum = enumOf<MergedResource>(mergedResources);
registerEnumType(MergedResourceEnum, {
  name: 'MergedResource',
  description: 'Kind of data that moves when two people are merged.',
  valuesConfig: {
    results: { description: 'Attempts at tests, including those in progress.' },
    certificates: { description: 'Certificates.' },
    points_entries: { description: 'Points history.' },
    downloads: { description: 'Downloads of files.' },
    opened_modules: { description: 'Opened modules.' },
    program_entries: { description: 'Program access.' },
    orders: { description: 'Orders of rewards.' },
    surveys: { description: 'Answers to surveys.' },
    articles: { description: 'Opened articles.' },
    newsletters: { description: 'Newsletter subscriptions.' },
    messages: { description: 'Messages to support.' },
    reminders: { description: 'Reminders of unfinished tests.' },
    list_views: { description: 'Saved views of lists.' },
    sign_ins: { description: 'Sign-in accounts at the identity provider.' },
  },
});

/** The reason why two people can't be merged. */
export type MergeRejection =
  | 'same_person'
  | 'yourself'
  | 'deleted'
  | 'merged_already'
  | 'disabled'
  | 'deletion_waits'
  | 'seen_as'
  | 'too_many_points';

const rejections: Record<MergeRejection, string> = {
  same_person: 'That is the same person twice.',
  yourself: 'You cannot be the one who is merged into somebody else.',
  deleted: 'One of them was deleted.',
  merged_already: 'One of them was merged into somebody already.',
  disabled: 'Who stays is disabled.',
  deletion_waits: 'One of them waits to be deleted.',
  seen_as: 'An administrator sees the portal as one of them.',
  too_many_points: 'Together they have more points than a balance can be.',
};

export function rejectMerge(reason: MergeRejection): never {
  throw new AppError('NOT_TO_BE_MERGED', rejections[reason], { reason });
}

/** The reason why a merge can't be undone. */
export type UndoRejection = 'undone' | 'too_late' | 'merged_further' | 'points_spent' | 'email_taken';

const undoRejections: Record<UndoRejection, string> = {
  undone: 'It was undone already.',
  too_late: 'It is too long ago, or one of them was deleted.',
  merged_further: 'Who stayed was merged into somebody else since; undo that first.',
  points_spent: 'The points that went over were spent.',
  email_taken: 'Somebody else has the e-mail address by now.',
};

export function rejectUndo(reason: UndoRejection): never {
  throw new AppError('MERGE_STAYS', undoRejections[reason], { reason });
}
