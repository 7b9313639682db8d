import type { ImportKind, ImportOutcome, ImportStatus } from '#client/platform/generated/schema';
import { userTypeNames } from '#client/platform/user-types';
import type { StatusShape } from '#client/ui/status-label';

/** The message ids of the kinds of files and of their page titles. */
export const kinds: Record<ImportKind, { nameId: string; titleId: string }> = {
  people: { nameId: 'imports.kind.people', titleId: 'imports.title.people' },
  accounts: { nameId: 'imports.kind.accounts', titleId: 'imports.title.accounts' },
  account_numbers: { nameId: 'imports.kind.accountNumbers', titleId: 'imports.title.accountNumbers' },
  points: { nameId: 'imports.kind.points', titleId: 'imports.title.points' },
  past_results: { nameId: 'imports.kind.pastResults', titleId: 'imports.title.pastResults' },
  translations: { nameId: 'imports.kind.translations', titleId: 'imports.title.translations' },
};

export const importKinds = Object.keys(kinds) as ImportKind[];

/** The kinds of files that have columns to match. */
export type SheetKind = Exclude<ImportKind, 'translations'>;

export const outcomes: Record<ImportOutcome, { nameId: string; shape: StatusShape }> = {
  add: { nameId: 'imports.outcome.add', shape: 'tick' },
  change: { nameId: 'imports.outcome.change', shape: 'half' },
  unchanged: { nameId: 'imports.outcome.unchanged', shape: 'outline' },
  reject: { nameId: 'imports.outcome.reject', shape: 'cross' },
};

export const outcomeNames = Object.keys(outcomes) as ImportOutcome[];

/** The label, shape and step of each status. */
export const statuses: Record<ImportStatus, { nameId: string; shape: StatusShape; step: number }> = {
  reading: { nameId: 'imports.status.reading', shape: 'half', step: 1 },
  read: { nameId: 'imports.status.read', shape: 'outline', step: 2 },
  checking: { nameId: 'imports.status.checking', shape: 'half', step: 3 },
  checked: { nameId: 'imports.status.checked', shape: 'outline', step: 3 },
  running: { nameId: 'imports.status.running', shape: 'half', step: 4 },
  done: { nameId: 'imports.status.done', shape: 'tick', step: 5 },
  stopped: { nameId: 'imports.status.stopped', shape: 'half', step: 5 },
  undoing: { nameId: 'imports.status.undoing', shape: 'half', step: 5 },
  undone: { nameId: 'imports.status.undone', shape: 'outline', step: 5 },
  discarded: { nameId: 'imports.status.discarded', shape: 'outline', step: 1 },
  failed: { nameId: 'imports.status.failed', shape: 'cross', step: 1 },
};

export const importStatuses = Object.keys(statuses) as ImportStatus[];

/** The fields that identify a row to people. */
export const tellingFields: Record<SheetKind, readonly [string, string]> = {
  people: ['name', 'email'],
  accounts: ['number', 'name'],
  account_numbers: ['number', 'newNumber'],
  points: ['email', 'points'],
  past_results: ['email', 'module'],
};

/** The message ids of enumeration values. Other values appear unchanged. */
export const choiceNames: Readonly<Record<string, string>> = {
  ...userTypeNames,
  user: 'imports.choice.user',
  manager: 'imports.choice.manager',
  admin: 'imports.choice.admin',
  employee: 'imports.choice.employee',
  cost_center: 'imports.choice.costCenter',
  gold_distributor: 'imports.choice.goldDistributor',
  gold_retailer: 'imports.choice.goldRetailer',
  yes: 'imports.choice.yes',
  no: 'imports.choice.no',
  passed: 'imports.choice.passed',
  failed: 'imports.choice.failed',
};
