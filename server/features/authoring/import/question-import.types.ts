import { LanguageFields, perLanguageBase } from '#server/platform/graphql/languages/per-language';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { AuditActor } from '#server/features/audit/audit.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText, Language } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import { maxAccepted, maxTags } from '../question-limits';
import type { QuestionKind } from '../question-types/question-types';
import { QuestionKindEnum } from '../question.enums';
import type { FileProblem, ImportNote } from './file/import-notes';

export enum ImportStatusEnum {
  reading = 'reading',
  previewed = 'previewed',
  importing = 'importing',
  imported = 'imported',
  undone = 'undone',
  discarded = 'discarded',
  failed = 'failed',
}
registerEnumType(ImportStatusEnum, {
  name: 'QuestionImportStatus',
  description: 'Status of an import of questions.',
  valuesConfig: {
    reading: { description: 'The file is being read.' },
    previewed: { description: 'The file has been read. Nothing in the test has changed yet.' },
    importing: { description: 'The questions are being added.' },
    imported: { description: 'The questions are in the draft of the test.' },
    undone: { description: 'The questions have been removed again.' },
    discarded: { description: 'Someone discarded it, or its preview expired.' },
    failed: {
      description: 'The file could not be read, or the questions could not be added. Nothing has changed.',
    },
  },
});

export enum ImportFormatEnum {
  gift = 'gift',
  moodle_xml = 'moodle_xml',
}
registerEnumType(ImportFormatEnum, {
  name: 'QuestionFileFormat',
  description: 'Format of a question file, recognized by its content.',
  valuesConfig: {
    gift: { description: 'GIFT of Moodle, plain text.' },
    moodle_xml: { description: 'XML of Moodle.' },
  },
});

export enum QuestionImportLineStatusEnum {
  accepted = 'accepted',
  converted = 'converted',
  rejected = 'rejected',
  already_there = 'already_there',
}
registerEnumType(QuestionImportLineStatusEnum, {
  name: 'QuestionImportLineStatus',
  description: 'Outcome of a question in a file.',
  valuesConfig: {
    accepted: { description: 'Imported as written.' },
    converted: { description: 'Imported with changes that the notes describe.' },
    rejected: { description: 'Rejected for a reason that the notes give.' },
    already_there: { description: 'Skipped, because the test already has it.' },
  },
});

@ObjectType('QuestionImportNote', {
  description: 'A change to a question, or the reason why it is rejected.',
  simpleResolvers: true,
})
export class QuestionImportNote implements ImportNote {
  @Field(() => String, { description: 'Code of the note. docs/question-import.md lists them.' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Value that the note is about, such as a tag, a weight or a line. Null if there is none.',
  })
  value!: string | null;

  @Field(() => String, { description: 'Text of the note in English.' })
  reason!: string;
}

@ObjectType('QuestionFileProblem', {
  description: 'A syntax error in a question file.',
  simpleResolvers: true,
})
export class QuestionFileProblem extends QuestionImportNote implements FileProblem {
  @Field(() => Int, { description: 'Line of the file, from 1.' })
  line!: number;
}

@ObjectType('ImportedOption', {
  description: 'An answer option of a question in a file.',
  simpleResolvers: true,
})
export class ImportedOptionType {
  @Field(() => ID, { description: 'ID of the option in the test.' })
  id!: string;

  @Localized('Text of the option, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'Text of the option in every language, rich text.' })
  textTranslations!: LocalizedText;

  @Localized('Feedback on the option, rich text. Null if there is none.', { nullable: true })
  feedback(): void {}

  feedbackTranslations!: LocalizedText | null;

  @Field(() => Boolean, { description: 'Whether the option is correct.' })
  correct!: boolean;
}

@ObjectType('ImportedAnswers', {
  description: 'Accepted answers in each language, plain text.',
  simpleResolvers: true,
})
@LanguageFields(
  () => [String],
  ({ englishName }) => ({ description: `Accepted answers in ${englishName}.`, missing: [] }),
  ListSize(maxAccepted),
)
export class ImportedAnswers extends perLanguageBase<Record<Language, string[]>>() {}

@ObjectType('ImportedQuestion', {
  description: 'A question of a file as the test would have it.',
  simpleResolvers: true,
})
export class ImportedQuestionType {
  @Field(() => QuestionKindEnum, { description: 'Kind of question.' })
  kind!: QuestionKind;

  @Localized('Text of the question, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'Text of the question in every language, rich text.' })
  textTranslations!: LocalizedText;

  @ListSize(10)
  @Field(() => [ImportedOptionType], { description: 'Answer options. Empty for a short answer.' })
  options!: Omit<ImportedOptionType, 'text' | 'feedback'>[];

  @Field(() => ImportedAnswers, { description: 'Accepted answers of a short answer.' })
  accepted!: ImportedAnswers;

  @Localized('Feedback on the question, rich text. Null if there is none.', { nullable: true })
  feedback(): void {}

  feedbackTranslations!: LocalizedText | null;

  @Field(() => Int, { description: 'Weight of the question compared with others.' })
  weight!: number;

  @ListSize(maxTags)
  @Field(() => [String], { description: 'Tags for administrators.' })
  tags!: string[];

  @Field(() => Boolean, { description: 'Whether the test asks the question.' })
  enabled!: boolean;
}

export type ImportedQuestionValues = Omit<ImportedQuestionType, 'text' | 'feedback'>;

@ObjectType({ description: 'A question of a file, with its outcome.', simpleResolvers: true })
export class QuestionImportLine {
  @Field(() => Int, { description: 'Number of the question in the file, from 1.' })
  number!: number;

  @Field(() => Int, { description: 'Line of the file where the question starts, from 1.' })
  line!: number;

  @Field(() => String, { description: 'Title of the question, or its first words if it has none.' })
  label!: string;

  @Field(() => QuestionImportLineStatusEnum, { description: 'Outcome of the question.' })
  status!: QuestionImportLineStatusEnum;

  @Field(() => Boolean, { description: 'Whether the test already has the question, so that it is skipped.' })
  alreadyThere!: boolean;

  @ListSize(5)
  @Field(() => [QuestionImportNote], { description: 'Changes, or the reason why the question is rejected.' })
  notes!: QuestionImportNote[];

  @Field(() => ImportedQuestionType, {
    nullable: true,
    description: 'The question as the test would have it. Null if it is rejected.',
  })
  question!: ImportedQuestionValues | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class QuestionImportLineEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => QuestionImportLine, { description: 'The question.' })
  node!: QuestionImportLine;
}

@ObjectType({
  description: 'A page of the questions of a file, in their order.',
  simpleResolvers: true,
})
export class QuestionImportLineConnection implements Counted {
  @Field(() => [QuestionImportLine], { description: 'The questions on the page.' })
  nodes!: QuestionImportLine[];

  @Field(() => [QuestionImportLineEdge], { description: 'The questions on the page, with their cursors.' })
  edges!: QuestionImportLineEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'Number of questions of a file by outcome.', simpleResolvers: true })
export class QuestionImportCounts {
  @Field(() => Int, { description: 'Number of questions imported as written.' })
  accepted!: number;

  @Field(() => Int, { description: 'Number of questions imported with changes.' })
  converted!: number;

  @Field(() => Int, { description: 'Number of rejected questions.' })
  rejected!: number;

  @Field(() => Int, { description: 'Number of questions that the test already has.' })
  alreadyThere!: number;
}

@ObjectType({
  description: 'An import of questions from a file into the test of a module.',
  simpleResolvers: true,
})
export class QuestionImport {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the module whose test gets the questions.' })
  moduleId!: string;

  @Field(() => ImportStatusEnum, { description: 'Status of the import.' })
  status!: ImportStatusEnum;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => ImportFormatEnum, {
    nullable: true,
    description: "Format of the file. Null if the file isn't text.",
  })
  format!: ImportFormatEnum | null;

  @Field(() => Int, { description: 'Number of questions read or imported so far.' })
  done!: number;

  @Field(() => Int, { nullable: true, description: 'Total number of questions. Null until it is known.' })
  total!: number | null;

  @Field(() => Int, { description: 'Number of questions added to the test.' })
  added!: number;

  @Field(() => Boolean, { description: 'Whether the import created the test, because the module had none.' })
  testCreated!: boolean;

  @ListSize(100)
  @Field(() => [QuestionFileProblem], { description: 'Syntax errors of the file. Empty if there are none.' })
  syntaxErrors!: QuestionFileProblem[];

  @Field(() => String, {
    nullable: true,
    description: "Reason why the import failed, a code of docs/errors.md. Null if it didn't fail.",
  })
  failure!: string | null;

  @Field(() => QuestionImportCounts, { description: 'Number of questions by outcome.' })
  counts!: QuestionImportCounts;

  @Field(() => Int, { description: 'Number of imported questions that are still in the test.' })
  remaining!: number;

  @Field(() => Int, { description: 'Number of these questions that have been edited since.' })
  edited!: number;

  @Field(() => DateTime, { description: 'Time of the upload.' })
  createdAt!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the person or ID of the API client who uploaded the file. Null for the command line.',
  })
  @PersonName()
  madeBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time when the questions were added. Null before.' })
  importedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time when the import was undone. Null if it wasn't.",
  })
  undoneAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time when the preview is discarded automatically. Null if it is kept, or there is no preview.',
  })
  expiresAt!: string | null;

  /** The actor who uploaded the file. */
  maker!: AuditActor;

  /** Sort key: the time of the upload, in microseconds since 1970. */
  sortKey!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class QuestionImportEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => QuestionImport, { description: 'The import.' })
  node!: QuestionImport;
}

@ObjectType({ description: 'A page of the imports of a module, newest first.', simpleResolvers: true })
export class QuestionImportConnection implements Counted {
  @Field(() => [QuestionImport], { description: 'The imports on the page.' })
  nodes!: QuestionImport[];

  @Field(() => [QuestionImportEdge], { description: 'The imports on the page, with their cursors.' })
  edges!: QuestionImportEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ApplyQuestionImportPayload {
  @Field(() => QuestionImport, { description: 'The import whose questions are being added.' })
  questionImport!: QuestionImport;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class DiscardQuestionImportPayload {
  @Field(() => QuestionImport, { description: 'The discarded import.' })
  questionImport!: QuestionImport;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class KeepQuestionImportPayload {
  @Field(() => QuestionImport, { description: 'The import with its preview.' })
  questionImport!: QuestionImport;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class UndoQuestionImportPayload {
  @Field(() => QuestionImport, { description: 'The import that was undone.' })
  questionImport!: QuestionImport;

  @Field(() => Int, { description: 'Number of questions removed from the test.' })
  removed!: number;

  @Field(() => Boolean, { description: 'Whether the test that the import had created was removed too.' })
  testRemoved!: boolean;
}
