import type { GIFTQuestion } from 'gift-pegjs';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { ImportContext, ImportedAnswers } from '../import/file/source-choice';
import type { MoodleContext } from '../import/moodle/moodle-answers';
import type { XmlElement } from '../import/moodle/xml-element';
import type { CheckedOption } from '../questions/check-parts';
import type { Credit } from './credit';
import type { AcceptedAnswers, GivenAnswer, QuestionContent, RightAnswer } from './question-content';

/** The answers of a question that an administrator saves. */
export interface EditedAnswers {
  options: CheckedOption[];
  accepted: AcceptedAnswers;
  code: boolean;
}

/** An answer in a request. */
export interface SentAnswer {
  /** Without duplicates. */
  optionIds: string[];
  /** Null if the text is empty. */
  text: string | null;
}

/** A question below full credit as shown in a result. All texts are rich text. */
export interface ReviewedAnswer {
  /** Null if the question was unanswered. */
  selectedName: LocalizedText | null;
  /** Feedback on the incorrect options that were selected. Null if there is none. */
  feedback: LocalizedText | null;
  /** Null if every answer gets full credit. */
  correctName: LocalizedText | null;
}

export interface GiftFormat {
  /** Returns null for a question of another type. Throws a Rejection for one that can't be imported. */
  read(question: GIFTQuestion, context: ImportContext): ImportedAnswers | null;
  /** Returns the lines of the answers, without indent. */
  answerLines(answers: ImportedAnswers): string[];
  /** The credit that GIFT files imply for questions of this type. */
  defaultCredit: 'exact' | 'partial';
  /** The setting for properties that GIFT can't express. `isNeeded` returns true if a question has such a property. */
  setting: { name: 'kind' | 'accepted'; isNeeded(answers: ImportedAnswers): boolean } | null;
}

/** The members in which the question types differ. */
export interface QuestionType<Kind extends string = string> {
  kind: Kind;
  /** Description of the value in the API. */
  description: string;
  answeredBy: 'text' | 'options';

  /**
   * Validates the answers of an edited question. Returns the fields to store, which reset those of other types. Throws
   * a field error, also if fields of other types were sent.
   */
  validate(
    question: EditedAnswers,
    before: EditedAnswers | null,
    sent: Readonly<Record<string, unknown>>,
  ): Partial<EditedAnswers>;
  /** SQL condition for a row of `question` that no answer can be correct for. */
  unanswerableSql: string;

  /** Returns the answer to store. Throws BAD_USER_INPUT if the question can't have it. */
  readAnswer(offeredIds: readonly string[], sent: SentAnswer): GivenAnswer;

  /** The correct answer of a question without a regrade. */
  rightAnswer(content: QuestionContent): RightAnswer;
  /** SQL of `rightAnswer` as jsonb, to compare two states of a question. `content` is SQL for its snapshot. */
  rightAnswerSql(content: string): string;
  /** Returns true if a corrected answer was possible for the question in an attempt. */
  isGivable(content: QuestionContent, right: RightAnswer): boolean;
  /** Returns the credit for a non-empty answer. */
  mark(content: QuestionContent, right: RightAnswer, answer: GivenAnswer): Credit;

  /**
   * Returns the texts of a result. `answer` is null for an unanswered question, `right` if every answer gets full
   * credit.
   */
  review(content: QuestionContent, answer: GivenAnswer | null, right: RightAnswer | null): ReviewedAnswer;

  gift: GiftFormat;
  /** Reads a question in Moodle's XML. Returns null for another type, and throws a Rejection as `gift.read` does. */
  readMoodle(question: XmlElement, context: MoodleContext): ImportedAnswers | null;
}
