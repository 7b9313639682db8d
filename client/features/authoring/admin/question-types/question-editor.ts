import type { ComponentType } from 'react';
import type { CreateQuestionInput } from '#client/platform/generated/schema';
import type { Problem } from '#client/ui/editing/problem';
import type { QuestionDraft } from '../questions/editor/question-draft';
import type { PartProps } from '../questions/editor/question-texts';

/** The fields of a question that its type decides on, as the API accepts them. */
export type AnswersInput = Pick<CreateQuestionInput, 'options' | 'accepted' | 'code' | 'credit'>;

/** The part of the question editor that differs between types. */
export type QuestionEditor = {
  /** The fields that say which answers are correct. Types that share them keep their state when the type changes. */
  Fields: ComponentType<PartProps & { single: boolean }>;
  /** Returns true if only one option can be marked as correct. */
  isSingle: (draft: QuestionDraft) => boolean;
  /** Leaves out what only another type has. */
  toInput: (draft: QuestionDraft) => AnswersInput;
  /** Returns the problems of the fields in `Fields`. */
  findProblems: (draft: QuestionDraft) => Record<string, Problem | undefined>;
};
