import { ID } from 'type-graphql';
import { Column, ForeignKey, Unique } from 'typeorm';
import { maxAltLength, maxTextLength } from '#server/features/editing/check-text';
import { Edited } from '#server/features/editing/edited';
import {
  Choice,
  DefineResource,
  Flag,
  Line,
  Lines,
  LocalizedLine,
  LocalizedRichText,
  WholeNumber,
  withoutMarks,
} from '#server/features/editing/fields/fields';
import { Derived, Own, Owner } from '#server/features/editing/fields/own-fields';
import { checkImageId } from '#server/features/editing/fields/take-image';
import { jsonbDefault } from '#server/platform/database/sql';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import { type LocalizedText, perLanguage } from '#server/platform/language/i18n';
import { heaviest, maxTags } from '../question-limits';
import {
  type QuestionCredit,
  QuestionCreditEnum,
  QuestionKindEnum,
  type QuestionPublication,
  QuestionPublicationEnum,
} from '../question.enums';
import type { QuestionSnapshot } from '../question.types';
import type { QuestionKind } from '../question-types/question-types';
import { type CheckedOption, checkAccepted, checkOptions, cleanedOptions, checkTags } from './check-parts';
import { AcceptedAnswers, AcceptedAnswersInput, AdminOption, OptionInput } from './question-parts.types';

const optionsJson = (sql: string): string =>
  `(select coalesce(json_agg(json_build_object('id', o.option->'id', 'textTranslations', o.option->'text',
      'feedbackTranslations', o.option->'feedback', 'correct', o.option->'correct') order by o.place), '[]')
    from jsonb_array_elements(${sql}) with ordinality as o (option, place))`;

const optionTexts = (sql: string): string =>
  `(select ${withoutMarks("string_agg(x.value, ' ')")}
    from jsonb_array_elements(${sql}) as o, jsonb_each_text(o->'text') as x)`;

@ReadWith('write_modules')
@DefineResource({
  kind: 'question',
  name: 'Question',
  plural: 'Questions',
  table: 'question',
  description: 'A question with the fields that administrators see. Learners see its published version.',
})
@Unique(['testId', 'importKey'])
@Unique(['testId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class AdminQuestion extends Edited {
  @Owner('test', { description: 'ID of the test.' })
  testId!: string;

  @WholeNumber({
    min: 1,
    max: 2 ** 31 - 1,
    sent: 'never',
    sort: true,
    description: 'Position in the test, from 1.',
  })
  position!: number;

  @Choice(() => QuestionKindEnum, { description: 'Kind of question.', filter: true, sort: true })
  kind!: QuestionKind;

  @LocalizedRichText({
    search: true,
    description: 'Text of the question, rich text of at most 20,000 characters in each language.',
  })
  textTranslations!: LocalizedText;

  @Line({
    maxLength: maxTextLength,
    nullable: true,
    sent: 'never',
    description: 'Address of the image. Null if there is none.',
  })
  imageUrl!: string | null;

  @ForeignKey('asset')
  @Own({ type: 'uuid' }, () => ID, () => ({ input: () => ID, check: checkImageId }), {
    nullable: true,
    description:
      'ID of the image, uploaded for questions or content. Null if there is none, and for some older images.',
  })
  imageAssetId!: string | null;

  @LocalizedLine({
    maxLength: maxAltLength,
    nullable: true,
    description:
      "Alternative text of the image, a line of plain text of at most 300 characters in each language. Null if there is none. It belongs to this image and isn't kept for another one.",
  })
  imageAltTranslations!: LocalizedText | null;

  @ListSize(10)
  @Own(
    { type: 'jsonb' },
    () => [AdminOption],
    (sql) => ({
      input: () => [OptionInput],
      check: checkOptions,
      cleaned: cleanedOptions,
      json: optionsJson(sql),
      stored: sql,
      search: optionTexts(sql),
    }),
    {
      initial: [],
      default: () => "'[]'",
      description:
        'From 2 to 20 answer options, at least one of them correct. Multiple choice accepts any one correct option, multiple select needs all of them. Empty for a short answer. Empty new options at the end are ignored.',
    },
  )
  options!: CheckedOption[];

  @Own(
    { type: 'jsonb' },
    () => AcceptedAnswers,
    () => ({ input: () => AcceptedAnswersInput, check: checkAccepted }),
    {
      initial: { en: [] },
      default: () => jsonbDefault(perLanguage(() => [])),
      description: 'Accepted answers of a short answer, at least one. Empty for other kinds.',
    },
  )
  accepted!: QuestionSnapshot['accepted'];

  @Flag({
    default: false,
    description:
      'Whether the accepted answers of a short answer are codes such as 205/55R16. For codes, only case is ignored.',
  })
  code!: boolean;

  @LocalizedRichText({
    nullable: true,
    description:
      'Feedback on the question as a whole, rich text of at most 20,000 characters in each language. Null if there is none.',
  })
  feedbackTranslations!: LocalizedText | null;

  @WholeNumber({
    min: 1,
    max: heaviest,
    default: 1,
    sort: true,
    description: 'Weight of the question compared with the others of an attempt, 1 to 100.',
  })
  weight!: number;

  @Choice(() => QuestionCreditEnum, {
    default: 'exact',
    description: 'Credit for an answer that is not fully correct.',
  })
  credit!: QuestionCredit;

  @Flag({
    default: true,
    filter: true,
    sort: true,
    visibleWhenSql: (column) => column,
    description: 'Whether the test asks the question once it is published.',
  })
  enabled!: boolean;

  @Lines({
    max: maxTags,
    check: checkTags,
    default: () => "'{}'",
    filter: true,
    description: 'Tags for administrators, at most 20, of at most 50 characters each.',
  })
  tags!: string[];

  @Derived(() => QuestionPublicationEnum, {
    description: 'Visibility of the question for learners.',
    json: `(select case when p.question_id is null then 'unpublished'
        when t.enabled and p.content = question_content(t) and p.tags = t.tags then 'published' else 'changed' end
      from test x left join test_version_question p on p.test_version_id = x.version_id and p.question_id = t.id
      where x.id = t.test_id)`,
  })
  publication!: QuestionPublication;

  /** Identifies the question in later imports; not loaded by default. */
  @Column('text', { nullable: true })
  importKey?: string | null;

  /** The import that added it; not loaded by default. */
  @ForeignKey('question_import')
  @Column('uuid', { nullable: true })
  importId?: string | null;
}
