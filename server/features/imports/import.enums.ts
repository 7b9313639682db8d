import { registerEnumType } from 'type-graphql';
import { translations } from '#server/platform/language/i18n';

const targets = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  translations.map(({ englishName }) => englishName),
);

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
    'Kind of records in a file, one per row. API clients need the scope named in each description, and `run_imports`.',
  valuesConfig: {
    people: { description: 'People, found by external ID or e-mail address. Needs `write_people`.' },
    accounts: { description: 'Accounts, found by kind and number. Needs `write_people`.' },
    account_numbers: {
      description: 'Account numbers to add or to replace. Needs `write_people`.',
    },
    points: {
      description: 'Points to add or remove, each with its own external ID. Needs `write_points`.',
    },
    past_results: {
      description:
        'Results of tests taken elsewhere or earlier, which can make people PRO. Needs `write_results`.',
    },
    translations: {
      description: `Texts in ${targets}, as XLIFF 1.2. For administrators only.`,
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
  description: 'Status of an import. Nothing else changes before it runs.',
  valuesConfig: {
    reading: { description: 'Its file is being read.' },
    read: { description: 'The file has been read, and its columns must be matched.' },
    checking: { description: 'The rows are being checked.' },
    checked: { description: 'Every row has an outcome, and the import can be started.' },
    running: { description: 'The rows are being imported in batches.' },
    done: { description: 'All rows are processed.' },
    stopped: {
      description:
        'Someone stopped it, or the import or its undo failed several times; `failure` gives the reason. Rows processed by then stay.',
    },
    undoing: { description: 'It is being undone.' },
    undone: { description: 'It was undone. Values that had changed since stayed.' },
    discarded: { description: 'It was discarded before it ran.' },
    failed: { description: 'The file could not be read or checked; `failure` gives the reason.' },
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
  description: 'Outcome of a row: the expected one before it is imported, the actual one afterward.',
  valuesConfig: {
    add: { description: 'The row adds a record.' },
    change: { description: 'The row changes a record.' },
    unchanged: { description: 'The row matches what is stored, so nothing changes.' },
    reject: { description: 'The row is rejected. Its reasons explain why.' },
  },
});

export enum UndoneRowEnum {
  undone = 'undone',
  kept = 'kept',
}
registerEnumType(UndoneRowEnum, {
  name: 'UndoneRow',
  description: 'Effect of an undo on a row.',
  valuesConfig: {
    undone: { description: 'The changes of the row were undone.' },
    kept: { description: 'The changes of the row stay, at least in some fields. The reasons explain why.' },
  },
});
