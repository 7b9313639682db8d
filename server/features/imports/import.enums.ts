import { registerEnumType } from 'type-graphql';

export enum ImportKindEnum {
  people = 'people',
  accounts = 'accounts',
  account_numbers = 'account_numbers',
  points = 'points',
  past_results = 'past_results',
  translations = 'translations',
}
export type ImportKind = keyof typeof ImportKindEnum;
/** The kinds of files that are sheets, with a row for each record. */
export type SheetKind = Exclude<ImportKind, 'translations'>;
registerEnumType(ImportKindEnum, {
  name: 'ImportKind',
  description:
    'What a file is a list of, one row each. API clients need the scope named in each description besides `run_imports`.',
  valuesConfig: {
    people: { description: 'People, found by external id or e-mail; `write_people`.' },
    accounts: { description: 'Accounts, found by kind and number; `write_people`.' },
    account_numbers: {
      description:
        'Numbers of accounts: those that are to be known, and new ones in place of others; `write_people`.',
    },
    points: {
      description: 'Points to give or to take, each under an external id of its own; `write_points`.',
    },
    past_results: {
      description:
        'Results of tests that were taken elsewhere or before, which can make people PRO; `write_results`.',
    },
    translations: {
      description: 'Texts in Spanish or French, as XLIFF 1.2; for administrators alone.',
    },
  },
});

export enum ImportStatusEnum {
  reading = 'reading',
  read = 'read',
  checking = 'checking',
  checked = 'checked',
  running = 'running',
  done = 'done',
  stopped = 'stopped',
  undoing = 'undoing',
  undone = 'undone',
  discarded = 'discarded',
  failed = 'failed',
}
export type ImportStatus = keyof typeof ImportStatusEnum;
registerEnumType(ImportStatusEnum, {
  name: 'ImportStatus',
  description: 'Where an import is. Until it runs, nothing but the import itself is changed.',
  valuesConfig: {
    reading: { description: 'Its file is being read.' },
    read: { description: 'Its columns are known and have to be matched.' },
    checking: { description: 'Its rows are being checked.' },
    checked: { description: 'Every row has its outcome; it waits to be started.' },
    running: { description: 'Its rows are being taken, batch by batch.' },
    done: { description: 'All rows are through.' },
    stopped: {
      description:
        'Somebody stopped it, or the portal could not go on, or undo it, and `failure` says why: what was done by then is done.',
    },
    undoing: { description: 'It is being undone.' },
    undone: { description: 'It was undone; what had changed since stayed.' },
    discarded: { description: 'It was given up before it ran.' },
    failed: { description: 'Its file could not be read or checked: `failure` says why.' },
  },
});

export enum ImportOutcomeEnum {
  add = 'add',
  change = 'change',
  unchanged = 'unchanged',
  reject = 'reject',
}
export type ImportOutcome = keyof typeof ImportOutcomeEnum;
registerEnumType(ImportOutcomeEnum, {
  name: 'ImportOutcome',
  description: 'What comes of a row: expected while the import has not run, as it came after that.',
  valuesConfig: {
    add: { description: 'It adds something.' },
    change: { description: 'It changes something that is there.' },
    unchanged: { description: 'All that it says is so already.' },
    reject: { description: 'It is not taken; its reasons say why.' },
  },
});

export enum UndoneRowEnum {
  undone = 'undone',
  kept = 'kept',
}
registerEnumType(UndoneRowEnum, {
  name: 'UndoneRow',
  description: 'What undoing made of what a row did.',
  valuesConfig: {
    undone: { description: 'It was taken back.' },
    kept: { description: 'It stays, wholly or in some fields; the reasons say why.' },
  },
});
