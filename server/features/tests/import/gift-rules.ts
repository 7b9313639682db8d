import type { GIFTQuestion, MultipleChoice, ShortAnswer, TextChoice, TrueFalse } from 'gift-pegjs';
import { richTextToPlain } from '#server/platform/rich-text';
import type { GiftTexts } from './gift-text';
import type { GiftNote, ImportedOption, ImportedQuestion } from './gift.types';

/** Why a question is not imported. */
export class Refusal extends Error {
  constructor(readonly note: GiftNote) {
    super(note.reason);
    this.name = 'Refusal';
  }
}

/** A question's kind, answers and credit; its text and feedback are the same for every kind. */
export type Answers = Pick<ImportedQuestion, 'kind' | 'options' | 'accepted' | 'credit'>;

interface Context {
  texts: GiftTexts;
  notes: GiftNote[];
}

const noAnswers = { options: [], accepted: { en: [], es: [], fr: [] }, credit: 'exact' as const };

const refuse = (code: string, reason: string): never => {
  throw new Refusal({ code, reason });
};

const refusedTypes: Record<string, string> = {
  Matching: 'Matching questions are not taken.',
  Numerical: 'Numerical questions are not taken.',
  Essay: 'Essay questions are not taken.',
  Description: 'A description is not a question; it has no answers.',
};

/** Refuses a type that the portal does not have, by its name. */
export function refuseType(type: string): never {
  return refuse(type.toLowerCase(), refusedTypes[type] ?? `Questions of the type ${type} are not taken.`);
}

function trueFalse(question: TrueFalse, { texts }: Context): Answers {
  // GIFT gives the feedback for a wrong answer first; the parser calls the first one that of True.
  const wrong = texts.feedback(question.trueFeedback);
  const right = texts.feedback(question.falseFeedback);
  const option = (en: string, correct: boolean): ImportedOption => ({
    text: { en, es: '', fr: '' },
    feedback: correct ? right : wrong,
    correct,
  });
  const options = [option('True', question.isTrue), option('False', !question.isTrue)];
  return { ...noAnswers, kind: 'multiple_choice', options };
}

const choiceWeight = (choice: TextChoice): number => choice.weight ?? (choice.isCorrect ? 100 : 0);

function toOptions(
  choices: TextChoice[],
  isCorrect: (weight: number) => boolean,
  { texts }: Context,
): ImportedOption[] {
  if (choices.length < 2) refuse('too_few_options', 'A choice needs at least two options.');
  const options = choices.map((choice) => ({
    text: texts.rich(choice.text),
    feedback: texts.feedback(choice.feedback),
    correct: isCorrect(choiceWeight(choice)),
  }));
  if (options.some((option) => richTextToPlain(option.text.en) === '')) {
    refuse('empty_option', 'An option has no text that the portal can show.');
  }
  if (!options.some((option) => option.correct)) refuse('no_right_answer', 'No option is right.');
  return options;
}

function singleChoice(choices: TextChoice[], context: Context): Answers {
  const options = toOptions(choices, (weight) => weight >= 100, context);
  const lost = choices.filter((choice) => choiceWeight(choice) !== 0 && choiceWeight(choice) < 100);
  if (lost.length > 0) {
    const listed = lost.map((choice) => `${choiceWeight(choice)} %`).join(', ');
    context.notes.push({
      code: 'partial_credit_dropped',
      reason: `An option counts as right or wrong: those with ${listed} became wrong.`,
    });
  }
  return { ...noAnswers, kind: 'multiple_choice', options };
}

const near = (left: number, right: number): boolean => Math.abs(left - right) < 1;

function multipleAnswer(choices: TextChoice[], context: Context): Answers {
  const options = toOptions(choices, (weight) => weight > 0, context);
  const weights = choices.map(choiceWeight);
  const positive = weights.filter((weight) => weight > 0);
  const share = 100 / positive.length;
  if (!positive.every((weight) => near(weight, share))) {
    context.notes.push({
      code: 'weights_dropped',
      reason: `The weights ${positive.map((weight) => `${weight} %`).join(', ')} became equal shares.`,
    });
  }
  const others = weights.filter((weight) => weight <= 0);
  // A wrong option takes one right option's share away; where the file says so too, nothing is lost.
  if (others.some((weight) => weight < 0) && !others.every((weight) => near(weight, -share))) {
    const listed = [...new Set(others.filter((weight) => weight < 0))]
      .map((weight) => `${weight} %`)
      .join(', ');
    context.notes.push({
      code: 'penalty_dropped',
      reason: `The penalty of ${listed} was dropped; a wrong option takes one right option's share away.`,
    });
  }
  return { ...noAnswers, kind: 'multiple_select', options, credit: 'partial' };
}

function choice(question: MultipleChoice, context: Context): Answers {
  const { choices } = question;
  if (!choices.some((entry) => entry.isCorrect)) return multipleAnswer(choices, context);
  if (choices.some((entry) => choiceWeight(entry) >= 100)) return singleChoice(choices, context);
  context.notes.push({
    code: 'read_as_multiple_answer',
    reason: 'No option is wholly right: it became a multiple answer of the options that earn something.',
  });
  return multipleAnswer(choices, context);
}

const wildcard = /(?<!\\)\*/;

function shortAnswer(question: ShortAnswer, { texts, notes }: Context): Answers {
  const accepted = new Set<string>();
  let feedbacks = 0;
  for (const entry of question.choices) {
    const weight = entry.weight ?? 100;
    const hasWildcard = wildcard.test(entry.text.text);
    const text = texts.plain(entry.text).replaceAll('\\*', '*');
    if (hasWildcard)
      notes.push({ code: 'wildcard_dropped', reason: `The wildcard answer "${text}" is not accepted.` });
    else if (weight < 100) {
      notes.push({
        code: 'partial_answer_dropped',
        reason: `The answer "${text}" of ${weight} % is not accepted.`,
      });
    } else if (text !== '') {
      accepted.add(text);
      if (texts.feedback(entry.feedback)) feedbacks++;
    }
  }
  if (accepted.size === 0) {
    refuse('no_accepted_answer', 'No answer is left: answers under 100 % and wildcards are not accepted.');
  }
  if (feedbacks > 0) {
    notes.push({
      code: 'answer_feedback_dropped',
      reason: 'Feedback to a typed answer was dropped; only options have their own.',
    });
  }
  return { ...noAnswers, kind: 'short_answer', accepted: { en: [...accepted], es: [], fr: [] } };
}

/** The answers of a question in the portal's terms; notes on what changed go to `context.notes`. */
export function toAnswers(question: GIFTQuestion, context: Context): Answers {
  switch (question.type) {
    case 'TF':
      return trueFalse(question, context);
    case 'MC':
      return choice(question, context);
    case 'Short':
      return shortAnswer(question, context);
    default:
      return refuseType(question.type);
  }
}
