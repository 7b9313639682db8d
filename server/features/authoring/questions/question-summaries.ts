import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { everyLanguage, withoutMarks } from '#server/features/editing/fields/text-fields';
import type { ListedRows } from '#server/features/editing/rows/listed-rows';
import { eachWord, type RowList, sortedText } from '#server/features/editing/rows/row-list';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import { type LocalizedText, languages } from '#server/platform/language/i18n';
import { requireAdminOr } from '#server/platform/access/policy';
import { foldSearchSql, moment } from '#server/platform/database/sql';
import { maxTags } from '../question-limits';
import { QuestionKindEnum } from '../question.enums';
import type { QuestionKind } from '../question-types/question-types';
import { type TestCategory, TestCategoryEnum } from '../test.enums';

@ReadWith('write_modules')
@ObjectType({
  description: 'A question with the fields of the list of all questions.',
  simpleResolvers: true,
})
export class AdminQuestionSummary {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Localized('Text of the question, plain text.')
  text(): void {}

  textTranslations!: LocalizedText;

  @Field(() => ID, { description: 'ID of the module of the test.' })
  moduleId!: string;

  @Localized('Name of the module.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;

  @Field(() => TestCategoryEnum, { description: 'Category of the test.' })
  category!: TestCategory;

  @Field(() => Int, { description: 'Position in the test, from 1.' })
  position!: number;

  @Field(() => QuestionKindEnum, { description: 'Kind of question.' })
  kind!: QuestionKind;

  @Field(() => Int, { description: 'Weight of the question compared with the others of an attempt.' })
  weight!: number;

  @Field(() => Boolean, { description: 'Whether the test asks the question once it is published.' })
  enabled!: boolean;

  @ListSize(maxTags)
  @Field(() => [String], { description: 'Tags for administrators.' })
  tags!: string[];

  @Field(() => DateTime, { description: 'Time of creation.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'Time of the last change.' })
  updatedAt!: string;
}

const ofModule = (condition: string): string =>
  `q.test_id in (select t.id from test t join module m on m.id = t.module_id where ${condition})`;

const plain = languages
  .map((language) => `'${language}', ${withoutMarks(`q.text->>'${language}'`)}`)
  .join(', ');
const allText = withoutMarks(everyLanguage('q.text'));

type Sort = 'updatedAt' | 'createdAt' | 'module' | 'position' | 'kind' | 'weight' | 'enabled';

const list: RowList<Sort> = {
  table: 'question q',
  id: 'q.id',
  conditions: {
    text: { kind: 'text', sql: allText },
    moduleId: { kind: 'id', sql: 't.module_id', of: ofModule },
    moduleName: { kind: 'text', sql: everyLanguage('m.name'), of: ofModule },
    category: { kind: 'choice', sql: 't.category', type: TestCategoryEnum, of: ofModule },
    kind: { kind: 'choice', sql: 'q.kind', type: QuestionKindEnum },
    weight: { kind: 'number', sql: 'q.weight' },
    enabled: { kind: 'flag', sql: 'q.enabled' },
    tags: { kind: 'list', sql: 'q.tags' },
    createdAt: { kind: 'moment', sql: 'q.created_at' },
    updatedAt: { kind: 'moment', sql: 'q.updated_at' },
  },
  sorts: {
    updatedAt: { description: 'Time of the last change.', sql: 'q.updated_at', type: 'timestamptz' },
    createdAt: { description: 'Time of creation.', sql: 'q.created_at', type: 'timestamptz' },
    module: {
      description: "English name of the module; case and accents don't matter.",
      ...sortedText("coalesce(m.name->>'en', '')"),
      join: 'join test t on t.id = q.test_id join module m on m.id = t.module_id',
    },
    position: { description: 'Position in the test.', sql: 'q.position', type: 'int' },
    kind: { description: 'Kind of question.', sql: 'q.kind', type: 'text' },
    weight: { description: 'Weight.', sql: 'q.weight', type: 'int' },
    enabled: { description: 'Whether the test asks the question.', sql: 'q.enabled', type: 'boolean' },
  },
  order: { field: 'updatedAt', direction: 'DESC' },
  found: eachWord(
    (pattern) => `(${foldSearchSql(allText)} like ${pattern} or q.test_id = any(array(select t.id from test t
      join module m on m.id = t.module_id where ${foldSearchSql(everyLanguage('m.name'))} like ${pattern})))`,
  ),
  json: {
    id: 'q.id',
    textTranslations: `json_build_object(${plain})`,
    moduleId: 'm.id',
    moduleNameTranslations: 'm.name',
    category: 't.category',
    position: 'q.position',
    kind: 'q.kind',
    weight: 'q.weight',
    enabled: 'q.enabled',
    tags: 'q.tags',
    createdAt: moment('q.created_at'),
    updatedAt: moment('q.updated_at'),
  },
  parts: 'join question q on q.id = f.id join test t on t.id = q.test_id join module m on m.id = t.module_id',
};

const columns: readonly Column<AdminQuestionSummary>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'moduleId', cell: ({ moduleId }) => moduleId },
  { header: 'module', cell: ({ moduleNameTranslations }) => moduleNameTranslations.en },
  { header: 'category', cell: ({ category }) => category },
  { header: 'position', cell: ({ position }) => position },
  ...languages.map((language) => ({
    header: `text.${language}`,
    cell: ({ textTranslations }: AdminQuestionSummary) => textTranslations[language] ?? '',
  })),
  { header: 'kind', cell: ({ kind }) => kind },
  { header: 'weight', cell: ({ weight }) => weight },
  { header: 'enabled', cell: ({ enabled }) => String(enabled) },
  { header: 'tags', cell: ({ tags }) => tags.join(', ') },
  moments('createdAt', ({ createdAt }) => createdAt),
  moments('updatedAt', ({ updatedAt }) => updatedAt),
];

/** The draft questions of all modules, for administrators and API clients that can write modules. */
export const adminQuestionSummaries: ListedRows<AdminQuestionSummary, Sort> = {
  name: 'QuestionSummary',
  plural: 'QuestionSummaries',
  type: AdminQuestionSummary,
  description:
    'Lists the questions of all modules with the fields that administrators see, last changed first unless sorted otherwise. For administrators and API clients that write modules.',
  search: 'Words to search for in the question and the name of the module. Every word must be found.',
  scope: 'write_modules',
  assertCanRead: (viewer) => requireAdminOr('write_modules', viewer),
  list,
  columns,
};
