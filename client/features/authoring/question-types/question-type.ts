import type { ComponentType } from 'react';

/** The answer of a person: options or a text. */
export type AnswerValue = { optionIds: readonly string[]; text: string | null };

export type QuestionInputProps = {
  question: { id: string; options: readonly { id: string; text: string }[] };
  /** ID of the element with the text of the question. */
  labelledBy: string;
  answer: AnswerValue;
  /** With `pause`, the answer is saved after so many milliseconds without another one. */
  onAnswer: (value: AnswerValue, pause?: number) => void;
  /** Saves what waits for a pause. */
  onPause: () => void;
};

/** A type of questions in a test. */
export type QuestionType = {
  /** ID of the message that says how to answer. */
  hintId: string;
  Input: ComponentType<QuestionInputProps>;
  /** Returns the options selected after this one is picked, also with the keyboard. */
  pick: (optionIds: readonly string[], optionId: string) => readonly string[];
};
