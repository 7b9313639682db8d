import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { AuditActor } from '#server/features/audit/audit.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import { mostAccepted, mostTags } from '../question-limits';
import type { QuestionKind } from '../question.types';
import { QuestionKindEnum } from '../question.enums';
import type { FileProblem, ImportNote } from './file/imported-question';

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
  description:
    'Where an import is: reading its file; previewed, when nothing of the test was touched; importing; imported; ' +
    'undone; discarded, by somebody or because nobody kept its preview; or failed, when nothing was changed.',
  valuesConfig: {
    reading: { description: 'Its file is being read.' },
    previewed: { description: 'Its file was read; nothing of the test was touched.' },
    importing: { description: 'Its questions are being added.' },
    imported: { description: 'Its questions are in the test as edited.' },
    undone: { description: 'Its questions were taken out again.' },
    discarded: { description: 'It was given up, by somebody or because nobody kept its preview.' },
    failed: { description: 'Its file could not be read, or adding failed; nothing was changed.' },
  },
});

export enum ImportFormatEnum {
  gift = 'gift',
  moodle_xml = 'moodle_xml',
}
registerEnumType(ImportFormatEnum, {
  name: 'QuestionFileFormat',
  description: 'Format of a question file, told from its content.',
  valuesConfig: {
    gift: { description: "Moodle's GIFT, plain text." },
    moodle_xml: { description: "Moodle's XML." },
  },
});

export enum ImportVerdictEnum {
  taken = 'taken',
  converted = 'converted',
  refused = 'refused',
  already_there = 'already_there',
}
registerEnumType(ImportVerdictEnum, {
  name: 'QuestionImportVerdict',
  description:
    'What becomes of a question of a file: taken as it is written, converted with notes on what changed, refused, or ' +
    'already there and left alone.',
  valuesConfig: {
    taken: { description: 'It is taken as it is written.' },
    converted: { description: 'It is taken, with notes on what changed.' },
    refused: { description: 'It is not taken; a note says why.' },
    already_there: { description: 'The test has it already, and it is left alone.' },
  },
});

@ObjectType('QuestionImportNote', {
  description: 'What changed of a question, or why it was refused.',
  simpleResolvers: true,
})
export class QuestionImportNote implements ImportNote {
  @Field(() => String, { description: 'Code of the note. docs/question-import.md lists them.' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it speaks of, such as a tag, a weight or a line; null where the code says all.',
  })
  value!: string | null;

  @Field(() => String, { description: 'The same in plain English.' })
  reason!: string;
}

@ObjectType('QuestionFileProblem', { description: 'Why a file is broken, and where.', simpleResolvers: true })
export class QuestionFileProblem extends QuestionImportNote implements FileProblem {
  @Field(() => Int, { description: 'Line of the file, from 1.' })
  line!: number;
}

@ObjectType('ImportedOption', { description: 'An option of a question of a file.', simpleResolvers: true })
export class ImportedOptionType {
  @Field(() => ID, { description: 'The id that it has in the test.' })
  id!: string;

  @Localized('The option, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'The option in every language, rich text.' })
  textTranslations!: LocalizedText;

  @Localized('The remark on it, rich text; null without one.', { nullable: true })
  feedback(): void {}

  feedbackTranslations!: LocalizedText | null;

  @Field(() => Boolean, { description: 'Whether it is right.' })
  correct!: boolean;
}

@ObjectType('ImportedAnswers', {
  description: 'Accepted answers of each language, plain text.',
  simpleResolvers: true,
})
export class ImportedAnswers {
  @ListSize(mostAccepted)
  @Field(() => [String], { description: 'English ones.' })
  en!: string[];

  @ListSize(mostAccepted)
  @Field(() => [String], { description: 'Spanish ones.' })
  es!: string[];

  @ListSize(mostAccepted)
  @Field(() => [String], { description: 'French ones.' })
  fr!: string[];
}

@ObjectType('ImportedQuestion', {
  description: "A question of a file in the portal's own terms.",
  simpleResolvers: true,
})
export class ImportedQuestionType {
  @Field(() => QuestionKindEnum, { description: 'How it is answered.' })
  kind!: QuestionKind;

  @Localized('The question, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'The question in every language, rich text.' })
  textTranslations!: LocalizedText;

  @ListSize(10)
  @Field(() => [ImportedOptionType], { description: 'Its options; none for a short answer.' })
  options!: Omit<ImportedOptionType, 'text' | 'feedback'>[];

  @Field(() => ImportedAnswers, { description: 'What a short answer accepts.' })
  accepted!: ImportedAnswers;

  @Localized('The remark on the question, rich text; null without one.', { nullable: true })
  feedback(): void {}

  feedbackTranslations!: LocalizedText | null;

  @Field(() => Int, { description: 'What it counts beside the others.' })
  weight!: number;

  @ListSize(mostTags)
  @Field(() => [String], { description: 'Its tags.' })
  tags!: string[];

  @Field(() => Boolean, { description: 'Whether a test asks it.' })
  enabled!: boolean;
}

export type ImportedQuestionValues = Omit<ImportedQuestionType, 'text' | 'feedback'>;

@ObjectType({ description: 'One question of a file, and what becomes of it.', simpleResolvers: true })
export class QuestionImportLine {
  @Field(() => Int, { description: 'Its place among the questions of the file, from 1.' })
  number!: number;

  @Field(() => Int, { description: 'Line of the file on which it starts, from 1.' })
  line!: number;

  @Field(() => String, { description: 'Its title, else its first words.' })
  label!: string;

  @Field(() => ImportVerdictEnum, { description: 'What becomes of it.' })
  verdict!: ImportVerdictEnum;

  @Field(() => Boolean, { description: 'Whether it is in the test already, so that it is left alone.' })
  alreadyThere!: boolean;

  @ListSize(5)
  @Field(() => [QuestionImportNote], { description: 'What changed, or why it was refused.' })
  notes!: QuestionImportNote[];

  @Field(() => ImportedQuestionType, {
    nullable: true,
    description: 'The question as it is added; null where it is refused.',
  })
  question!: ImportedQuestionValues | null;
}

@ObjectType({ description: 'A question of a file with its place in the list.', simpleResolvers: true })
export class QuestionImportLineEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => QuestionImportLine, { description: 'The question.' })
  node!: QuestionImportLine;
}

@ObjectType({
  description: 'A page of the questions of a file, in their order.',
  simpleResolvers: true,
})
export class QuestionImportLineConnection implements Counted {
  @Field(() => [QuestionImportLine], { description: 'The questions.' })
  nodes!: QuestionImportLine[];

  @Field(() => [QuestionImportLineEdge], { description: 'The questions with their places.' })
  edges!: QuestionImportLineEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'How many questions of a file come to what.', simpleResolvers: true })
export class QuestionImportCounts {
  @Field(() => Int, { description: 'Taken as they are written.' })
  taken!: number;

  @Field(() => Int, { description: 'Converted, with notes.' })
  converted!: number;

  @Field(() => Int, { description: 'Refused.' })
  refused!: number;

  @Field(() => Int, { description: 'Already there and left alone.' })
  alreadyThere!: number;
}

@ObjectType({ description: "A question file on its way into a module's test.", simpleResolvers: true })
export class QuestionImport {
  @Field(() => ID, { description: 'Identifies the import.' })
  id!: string;

  @Field(() => ID, { description: 'The module whose test gets the questions.' })
  moduleId!: string;

  @Field(() => ImportStatusEnum, { description: 'Where it is.' })
  status!: ImportStatusEnum;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => ImportFormatEnum, {
    nullable: true,
    description: 'Format of the file; null where it is no text.',
  })
  format!: ImportFormatEnum | null;

  @Field(() => Int, { description: 'Questions read, or imported, so far.' })
  done!: number;

  @Field(() => Int, { nullable: true, description: 'Of how many; null until that is known.' })
  total!: number | null;

  @Field(() => Int, { description: 'Questions that were added to the test.' })
  added!: number;

  @Field(() => Boolean, { description: 'Whether the module had no test, so that the import made one.' })
  testCreated!: boolean;

  @ListSize(100)
  @Field(() => [QuestionFileProblem], { description: 'Why the file is broken; empty where it is not.' })
  syntaxErrors!: QuestionFileProblem[];

  @Field(() => String, {
    nullable: true,
    description: 'Why it failed, a code of docs/errors.md; null where it did not.',
  })
  failure!: string | null;

  @Field(() => QuestionImportCounts, { description: 'What its questions come to.' })
  counts!: QuestionImportCounts;

  @Field(() => Int, { description: 'Its questions that are still in the test.' })
  remaining!: number;

  @Field(() => Int, { description: 'Those of them that were edited since.' })
  edited!: number;

  @Field(() => DateTime, { description: 'When the file came.' })
  createdAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person, or id of the API client, who sent it; null for the command line.',
  })
  @PersonName()
  madeBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was imported; null before.' })
  importedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was undone; null where it was not.' })
  undoneAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its preview is discarded by itself; null where it was kept, or is no preview.',
  })
  expiresAt!: string | null;

  /** Who sent the file. */
  maker!: AuditActor;

  /** When the file came, in microseconds since 1970: the key that the list is sorted by. */
  sortKey!: string;
}

@ObjectType({ description: 'An import with its place in the list.', simpleResolvers: true })
export class QuestionImportEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => QuestionImport, { description: 'The import.' })
  node!: QuestionImport;
}

@ObjectType({ description: "A page of a module's imports, newest first.", simpleResolvers: true })
export class QuestionImportConnection implements Counted {
  @Field(() => [QuestionImport], { description: 'The imports.' })
  nodes!: QuestionImport[];

  @Field(() => [QuestionImportEdge], { description: 'The imports with their places.' })
  edges!: QuestionImportEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'What came of applying an import.', simpleResolvers: true })
export class ApplyQuestionImportPayload {
  @Field(() => QuestionImport, { description: 'The import, whose questions are being added.' })
  questionImport!: QuestionImport;
}

@ObjectType({ description: 'What came of discarding an import.', simpleResolvers: true })
export class DiscardQuestionImportPayload {
  @Field(() => QuestionImport, { description: 'The import.' })
  questionImport!: QuestionImport;
}

@ObjectType({ description: 'What came of keeping a preview.', simpleResolvers: true })
export class KeepQuestionImportPayload {
  @Field(() => QuestionImport, { description: 'The import.' })
  questionImport!: QuestionImport;
}

@ObjectType({ description: 'What came of undoing an import.', simpleResolvers: true })
export class UndoQuestionImportPayload {
  @Field(() => QuestionImport, { description: 'The import.' })
  questionImport!: QuestionImport;

  @Field(() => Int, { description: 'Questions that were removed from the test.' })
  removed!: number;

  @Field(() => Boolean, { description: 'Whether the test that the import had made was removed too.' })
  testRemoved!: boolean;
}
