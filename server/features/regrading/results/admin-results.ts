import { ResultStatusEnum } from '#server/features/attempts/attempt.enums';
import { readCertificateNumber } from '#server/features/attempts/certificates/certificate-number';
import { TestCategoryEnum } from '#server/features/authoring/test.enums';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { everyLanguage } from '#server/features/editing/fields/text-fields';
import type { ListedRows } from '#server/features/editing/rows/listed-rows';
import { eachWord, type RowList, sortedText } from '#server/features/editing/rows/row-list';
import {
  foundPerson,
  personOfRow,
  personSorts,
  rowPerson,
  rowPersonParts,
} from '#server/features/profile/person-rows/row-person';
import { foldSearchSql, moment } from '#server/platform/database/sql';
import { assertCanListPeoplesRows } from '#server/features/profile/person-rows/row-person.policy';
import { AdminResult } from './admin-result.types';

const workingSeconds = '(extract(epoch from a.working_time)::int)';
const isCertified = `exists (select from certificate c where c.attempt_id = a.id and c.withdrawn_at is null)`;
const isRegraded = '(a.id in (select f.attempt_id from previous_mark f))';

const ofModule = (condition: string): string =>
  `a.test_id in (select t.id from test t join module m on m.id = t.module_id where ${condition})`;

const byWords = eachWord(
  (pattern) => `(${foundPerson('a.profile_id', pattern)} or
    a.test_id = any(array(select t.id from test t join module m on m.id = t.module_id
      where ${foldSearchSql(everyLanguage('m.name'))} like ${pattern})))`,
);

type Sort =
  | 'closedAt'
  | 'startedAt'
  | 'person'
  | 'account'
  | 'module'
  | 'category'
  | 'status'
  | 'score'
  | 'workingSeconds';

const list: RowList<Sort> = {
  table: 'attempt a',
  id: 'a.id',
  holds: ['a.closed_at is not null'],
  conditions: {
    ...personOfRow('a.profile_id'),
    moduleId: { kind: 'id', sql: 'm.id', of: ofModule },
    moduleName: { kind: 'text', sql: everyLanguage('m.name'), of: ofModule },
    category: { kind: 'choice', sql: 'a.category', type: TestCategoryEnum },
    status: { kind: 'choice', sql: 'a.status', type: ResultStatusEnum },
    score: { kind: 'number', sql: 'a.score', optional: true },
    startedAt: { kind: 'moment', sql: 'a.started_at' },
    closedAt: { kind: 'moment', sql: 'a.closed_at' },
    workingSeconds: { kind: 'number', sql: workingSeconds, optional: true },
    certified: { kind: 'flag', sql: isCertified, description: 'True if there is a certificate.' },
    regraded: { kind: 'flag', sql: isRegraded, description: 'True if it was marked again.' },
  },
  sorts: {
    closedAt: { description: 'Time when the attempt was closed.', sql: 'a.closed_at', type: 'timestamptz' },
    startedAt: {
      description: 'Time when the attempt was started.',
      sql: 'a.started_at',
      type: 'timestamptz',
    },
    ...personSorts('a.profile_id'),
    module: {
      description: "English name of the module; case and accents don't matter.",
      ...sortedText("coalesce(m.name->>'en', '')"),
      join: 'join test t on t.id = a.test_id join module m on m.id = t.module_id',
    },
    category: { description: 'Category of the test.', sql: 'a.category', type: 'text' },
    status: { description: 'Outcome of the attempt.', sql: 'a.status', type: 'text' },
    score: {
      description: 'Score. Attempts that were not scored come first.',
      sql: 'a.score',
      type: 'int',
      without: { holds: 'a.score is null', key: '-1' },
    },
    workingSeconds: {
      description: 'Working time. Attempts with too little data come first.',
      sql: workingSeconds,
      type: 'int',
      without: { holds: `${workingSeconds} is null`, key: '-1' },
    },
  },
  order: { field: 'closedAt', direction: 'DESC' },
  found: (statement, search) => {
    const number = readCertificateNumber(search);
    return number === null
      ? byWords(statement, search)
      : [
          `a.id in (select c.attempt_id from certificate c where c.number = ${statement.value(number, 'text')})`,
        ];
  },
  json: {
    id: 'a.id',
    person: rowPerson,
    moduleId: 'm.id',
    moduleNameTranslations: 'm.name',
    category: 'a.category',
    status: 'a.status',
    score: 'a.score',
    passMark: 'a.pass_mark',
    startedAt: moment('a.started_at'),
    closedAt: moment('a.closed_at'),
    workingSeconds,
    certificateNumber:
      '(select c.number from certificate c where c.attempt_id = a.id and c.withdrawn_at is null)',
    regradedAt: moment('(select max(o.replaced_at) from previous_mark o where o.attempt_id = a.id)'),
  },
  parts: `join attempt a on a.id = f.id join test t on t.id = a.test_id join module m on m.id = t.module_id
    ${rowPersonParts('a.profile_id')}`,
};

const columns: readonly Column<AdminResult>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'personId', cell: ({ person }) => person.id },
  { header: 'person', cell: ({ person }) => person.name },
  { header: 'email', cell: ({ person }) => person.email },
  { header: 'accountNumber', cell: ({ person }) => person.account?.number ?? '' },
  { header: 'accountName', cell: ({ person }) => person.account?.name ?? '' },
  { header: 'moduleId', cell: ({ moduleId }) => moduleId },
  { header: 'module', cell: ({ moduleNameTranslations }) => moduleNameTranslations.en },
  { header: 'category', cell: ({ category }) => category },
  { header: 'status', cell: ({ status }) => status },
  { header: 'score', cell: ({ score }) => score ?? '' },
  { header: 'passMark', cell: ({ passMark }) => passMark },
  moments('startedAt', ({ startedAt }) => startedAt),
  moments('closedAt', ({ closedAt }) => closedAt),
  { header: 'workingSeconds', cell: ({ workingSeconds: seconds }) => seconds ?? '' },
  { header: 'certificate', cell: ({ certificateNumber }) => certificateNumber ?? '' },
  moments('regradedAt', ({ regradedAt }) => regradedAt),
];

/** All closed attempts, for administrators and API clients that can read people and results. */
export const adminResults: ListedRows<AdminResult, Sort> = {
  name: 'Result',
  plural: 'Results',
  type: AdminResult,
  description:
    'Lists all closed attempts, newest first unless sorted otherwise. For administrators and API clients. The person of a result, files, and filters by person also need read_people.',
  search:
    'Words to search for in the person, the account (name and number) and the name of the module; or ' +
    'a certificate number. Every word must be found.',
  scope: 'read_results',
  assertCanRead: assertCanListPeoplesRows('read_results'),
  list,
  columns,
};
