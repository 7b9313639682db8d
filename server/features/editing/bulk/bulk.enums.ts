import { registerEnumType } from 'type-graphql';

const named = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { [Each in Word]: Each };

const states = {
  running: 'Rows are being gone through.',
  done: 'All rows were gone through.',
  cancelled: 'Somebody ended it; the rows that were not reached stay as they are.',
  stopped: 'It could not go on; the rows that were not reached stay as they are.',
  undoing: 'What it wrote is being taken back.',
  undone: 'What it wrote was taken back, but for what was changed since.',
} as const;
export type BulkState = keyof typeof states;

const described = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([word, description]) => [word, { description }]));

export const bulkStateEnum = named(Object.keys(states) as BulkState[]);
registerEnumType(bulkStateEnum, {
  name: 'BulkState',
  description: 'How far a bulk action is.',
  valuesConfig: described(states),
});

const reasons = {
  already: 'It is so already.',
  self: 'It is the administrator who does it: nobody takes the own rights away, or closes the own sign-in.',
  gone: 'It is not there any more.',
  disabled: 'The person is disabled.',
  elsewhere: 'The person has no account with a password here.',
  not_pro: 'The person is not PRO.',
  used: 'It was used: history stays.',
  referred: 'Something else refers to it.',
  no_account: 'The account that it should get or get back is not there any more, or is disabled.',
  nothing_open: 'No test is open to the person.',
  reminded_today: 'The person was reminded today.',
  wrong_step: 'It is at another step than the one before.',
  refused: 'A rule refuses it; the detail says which.',
  changed_since: 'It was changed since, and stays as it is now.',
  not_allowed: 'Who began it may not do this any more.',
  failed: 'The portal could not do it, several times over.',
} as const;
/** Why a row is left as it is, or a bulk action stopped. */
export type BulkReason = keyof typeof reasons;

export const bulkReasonEnum = named(Object.keys(reasons) as BulkReason[]);
registerEnumType(bulkReasonEnum, {
  name: 'BulkReason',
  description: 'Why a row is left as it is, or a bulk action stopped.',
  valuesConfig: described(reasons),
});

const effects = {
  kept_results: 'Results that the people keep.',
  kept_certificates: 'Certificates that the people keep, withdrawn ones left out.',
  reopened_tests: 'PRO tests that have to be passed again, by the names of their modules.',
  deleted_questions: 'Questions that are deleted with the rows.',
  deleted_files: 'Files that are deleted with the rows.',
  deleted_images: 'Images that are deleted with the rows.',
  returned_points: 'Points that people get back.',
} as const;
/** What a deed brings about beside the rows. */
export type BulkEffectKind = keyof typeof effects;

export const bulkEffectEnum = named(Object.keys(effects) as BulkEffectKind[]);
registerEnumType(bulkEffectEnum, {
  name: 'BulkEffectKind',
  description: 'What a deed brings about beside the rows.',
  valuesConfig: described(effects),
});
