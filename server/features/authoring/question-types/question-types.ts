import { multipleChoice } from './multiple-choice/multiple-choice';
import { multipleSelect } from './multiple-select/multiple-select';
import type { QuestionType } from './question-type';
import { shortAnswer } from './short-answer/short-answer';

/** All types of questions, in the order of the specification. */
export const questionTypes = [shortAnswer, multipleChoice, multipleSelect] as const;

export type QuestionKind = (typeof questionTypes)[number]['kind'];

const byKind: ReadonlyMap<string, QuestionType<QuestionKind>> = new Map(
  questionTypes.map((type) => [type.kind, type]),
);

/** Throws if there is no such type. */
export function getQuestionType(kind: QuestionKind): QuestionType<QuestionKind> {
  const type = byKind.get(kind);
  if (!type) throw new Error(`There is no question type '${kind}'.`);
  return type;
}

/** Returns an SQL expression with a value for each question type. `kind` is an SQL expression of the type. */
export const sqlByQuestionType = (kind: string, toSql: (type: QuestionType) => string): string =>
  `case ${kind} ${questionTypes.map((type) => `when '${type.kind}' then ${toSql(type)}`).join(' ')} end`;
