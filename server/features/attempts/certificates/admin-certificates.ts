import { Field, ID, ObjectType } from 'type-graphql';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { everyLanguage } from '#server/features/editing/fields/text-fields';
import type { ListedRows } from '#server/features/editing/rows/listed-rows';
import { eachWord, type RowList, sortedText } from '#server/features/editing/rows/row-list';
import {
  foundPerson,
  personOfRow,
  personSorts,
  RowPerson,
  rowPerson,
  rowPersonParts,
} from '#server/features/profile/person-rows/row-person';
import { assertCanListPeoplesRows } from '#server/features/profile/person-rows/row-person.policy';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { foldSearchSql, moment, allLanguagesSql } from '#server/platform/database/sql';
import { readCertificateNumber } from './certificate-number';

@ReadWith('read_results')
@ObjectType({
  description: 'A certificate with the fields of the list of all certificates.',
  simpleResolvers: true,
})
export class AdminCertificate {
  @Field(() => ID, { description: 'Number of the certificate, such as 7Q4M-2K9D-XH3T.' })
  id!: string;

  @Field(() => RowPerson, { description: 'Person who passed.' })
  person!: RowPerson;

  @Field(() => String, { description: 'Name of the person that is printed on the certificate.' })
  holderName!: string;

  @Localized('Name of the test that is printed on the certificate.')
  testName(): void {}

  testNameTranslations!: LocalizedText;

  @Field(() => ID, { description: 'ID of the module of the test.' })
  moduleId!: string;

  @Field(() => ID, { description: 'ID of the result.' })
  resultId!: string;

  @Field(() => DateTime, { description: 'Time when the test was passed.' })
  passedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time when it was withdrawn. Null if it is valid.' })
  withdrawnAt!: string | null;
}

const ofModule = (condition: string): string =>
  `c.attempt_id in (select a.id from attempt a join test t on t.id = a.test_id join module m on m.id = t.module_id
    where ${condition})`;

// The index `certificate_words` has this expression.
const testWords = foldSearchSql(allLanguagesSql('c.test_name'));

const byWords = eachWord(
  (pattern) => `(${foundPerson('c.profile_id', pattern)} or ${testWords} like ${pattern})`,
);

type Sort = 'passedAt' | 'number' | 'person' | 'account' | 'test' | 'withdrawnAt';

const list: RowList<Sort> = {
  table: 'certificate c',
  id: 'c.number',
  idType: 'text',
  conditions: {
    ...personOfRow('c.profile_id'),
    moduleId: { kind: 'id', sql: 't.module_id', of: ofModule },
    moduleName: { kind: 'text', sql: everyLanguage('m.name'), of: ofModule },
    passedAt: { kind: 'moment', sql: 'c.passed_at' },
    withdrawnAt: { kind: 'moment', sql: 'c.withdrawn_at', optional: true },
  },
  sorts: {
    passedAt: { description: 'Time when the test was passed.', sql: 'c.passed_at', type: 'timestamptz' },
    number: { description: 'Number of the certificate.', sql: 'c.number', type: 'text' },
    ...personSorts('c.profile_id'),
    test: {
      description: "English name of the test; case and accents don't matter.",
      ...sortedText("coalesce(c.test_name->>'en', '')"),
    },
    withdrawnAt: {
      description: 'Time of the withdrawal. Valid certificates come last.',
      sql: 'c.withdrawn_at',
      type: 'timestamptz',
      without: { holds: 'c.withdrawn_at is null', key: "timestamptz 'infinity'" },
    },
  },
  order: { field: 'passedAt', direction: 'DESC' },
  found: (statement, search) => {
    const number = readCertificateNumber(search);
    return number === null ? byWords(statement, search) : [`c.number = ${statement.value(number, 'text')}`];
  },
  json: {
    id: 'c.number',
    person: rowPerson,
    holderName: 'c.holder_name',
    testNameTranslations: 'c.test_name',
    moduleId: 't.module_id',
    resultId: 'a.id',
    passedAt: moment('c.passed_at'),
    withdrawnAt: moment('c.withdrawn_at'),
  },
  parts: `join certificate c on c.number = f.id join attempt a on a.id = c.attempt_id join test t on t.id = a.test_id
    ${rowPersonParts('c.profile_id')}`,
};

const columns: readonly Column<AdminCertificate>[] = [
  { header: 'number', cell: ({ id }) => id },
  { header: 'personId', cell: ({ person }) => person.id },
  { header: 'person', cell: ({ person }) => person.name },
  { header: 'email', cell: ({ person }) => person.email },
  { header: 'accountNumber', cell: ({ person }) => person.account?.number ?? '' },
  { header: 'accountName', cell: ({ person }) => person.account?.name ?? '' },
  { header: 'holderName', cell: ({ holderName }) => holderName },
  { header: 'moduleId', cell: ({ moduleId }) => moduleId },
  { header: 'test', cell: ({ testNameTranslations }) => testNameTranslations.en },
  moments('passedAt', ({ passedAt }) => passedAt),
  moments('withdrawnAt', ({ withdrawnAt }) => withdrawnAt),
  { header: 'resultId', cell: ({ resultId }) => resultId },
];

/** All certificates, for administrators and API clients that can read people and results. */
export const adminCertificates: ListedRows<AdminCertificate, Sort> = {
  name: 'Certificate',
  plural: 'Certificates',
  type: AdminCertificate,
  description:
    'Lists all certificates, withdrawn ones included, newest pass first unless sorted otherwise. For administrators and API clients. The person of a certificate, files, and filters by person also need read_people.',
  search:
    'Words to search for in the person, the account (name and number) and the name of the test; or a ' +
    'certificate number. Every word must be found.',
  scope: 'read_results',
  assertCanRead: assertCanListPeoplesRows('read_results'),
  list,
  columns,
};
