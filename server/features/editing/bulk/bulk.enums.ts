import { registerEnumType } from 'type-graphql';

const named = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { [Each in Word]: Each };

const states = {
  running: 'Items are being processed.',
  done: 'All items are processed.',
  cancelled: 'Someone cancelled it. Items that were not reached stay unchanged.',
  stopped: 'It could not continue. Items that were not reached stay unchanged.',
  undoing: 'Its changes are being undone.',
  undone: 'Its changes are undone, except for items that have changed since.',
} as const;
export type BulkState = keyof typeof states;

const described = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([word, description]) => [word, { description }]));

export const bulkStateEnum = named(Object.keys(states) as BulkState[]);
registerEnumType(bulkStateEnum, {
  name: 'BulkState',
  description: 'Status of a bulk action.',
  valuesConfig: described(states),
});

const actions = {
  remind: 'Send a reminder of open tests.',
  userType: 'Change the user type.',
  resetPro: 'Reset the PRO status.',
  role: 'Change the role.',
  account: 'Move to another account.',
  invite: 'Send an invitation.',
  endSessions: 'Sign out everywhere.',
  disable: 'Disable.',
  enable: 'Enable.',
  publish: 'Publish now.',
  unpublish: 'Change back to a draft.',
  section: 'Move to another section.',
  brand: 'Change the brand.',
  kind: 'Change the kind.',
  group: 'Change the group, or remove it.',
  pack: 'Mark as packed.',
  send: 'Mark as sent.',
  receive: 'Mark as received.',
  cancel: 'Cancel and refund the points.',
  delete: 'Delete.',
  markDone: 'Mark as done.',
  markOpen: 'Mark as open.',
} as const;
export type BulkActionName = keyof typeof actions;

export const bulkActionNameEnum = named(Object.keys(actions) as BulkActionName[]);
registerEnumType(bulkActionNameEnum, {
  name: 'BulkActionName',
  description: 'Name of a bulk action. Each list has some of them.',
  valuesConfig: described(actions),
});

const reasons = {
  already: 'The item already has the new value.',
  self: "The item is the administrator who started it. Administrators can't remove their own rights or disable themselves.",
  gone: 'The item has been deleted.',
  disabled: 'The person is disabled.',
  elsewhere: 'The person has no password in the portal.',
  not_pro: 'The person is not PRO.',
  used: "The item has been used, so it can't be deleted.",
  referred: 'Another record refers to the item.',
  no_account: 'The new or former account has been deleted or is disabled.',
  nothing_open: 'The person has no open test.',
  reminded_today: 'The person was reminded today.',
  wrong_step: 'The order is not at the step before.',
  rejected: 'A rule refuses the change. The detail explains which.',
  changed_since: 'The item has changed since and stays unchanged.',
  not_allowed: 'The person who started it is no longer allowed to do this.',
  failed: 'The change failed several times.',
} as const;
/** Reason why a row stays unchanged, or why a bulk action stopped. */
export type BulkReason = keyof typeof reasons;

export const bulkReasonEnum = named(Object.keys(reasons) as BulkReason[]);
registerEnumType(bulkReasonEnum, {
  name: 'BulkReason',
  description: 'Reason why an item stays unchanged, or why a bulk action stopped.',
  valuesConfig: described(reasons),
});

const effects = {
  retained_results: 'Results that the people keep.',
  retained_certificates: 'Valid certificates that the people keep.',
  reopened_tests: 'PRO tests that must be passed again, named by their modules.',
  deleted_questions: 'Questions that are deleted with the items.',
  deleted_files: 'Files that are deleted with the items.',
  deleted_images: 'Images that are deleted with the items.',
  returned_points: 'Points that are refunded.',
} as const;
/** Kind of effect of a bulk action on other records. */
export type BulkEffectKind = keyof typeof effects;

export const bulkEffectEnum = named(Object.keys(effects) as BulkEffectKind[]);
registerEnumType(bulkEffectEnum, {
  name: 'BulkEffectKind',
  description: 'Kind of effect of a bulk action on other records.',
  valuesConfig: described(effects),
});
