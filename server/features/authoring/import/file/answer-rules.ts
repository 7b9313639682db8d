import { maxAccepted, maxOptions } from '../../question-limits';
import { type ImportTexts, type SourceText, wordsOf } from './import-text';
import { type ImportedOption, type ImportedQuestion, type ImportNote, reject } from './imported-question';

/** A question's kind, answers and credit; its text and feedback are the same for every kind. */
export type Answers = Pick<ImportedQuestion, 'kind' | 'options' | 'accepted' | 'credit'>;

/** An option or an accepted answer as a file gives it. */
export interface SourceChoice {
  text: SourceText;
  feedback: SourceText | null;
  /** What it earns, in percent. */
  weight: number;
}

interface Context {
  texts: ImportTexts;
  notes: ImportNote[];
}

const noAnswers = { options: [], accepted: { en: [], es: [], fr: [] }, credit: 'exact' as const };

const rejectedTypes: Record<string, string> = {
  matching: 'Matching questions aren’t supported.',
  numerical: 'Numerical questions aren’t supported.',
  essay: 'Essay questions aren’t supported.',
  description: 'This is a description, not a question. It has no answers.',
};

/** Refuses a type that the portal does not have, by its name. */
export function rejectType(type: string): never {
  const reason = Object.hasOwn(rejectedTypes, type) ? rejectedTypes[type] : undefined;
  if (reason) return reject(type, reason);
  const name = type.slice(0, 60) || '?';
  return reject('unknown_type', `Questions of this type aren’t supported: ${name}`, name);
}

const maxTyped = maxAccepted * 3;

/** Refuses more answers than a question of any kind has, before they are read. */
export function rejectMany(count: number, max = maxTyped): void {
  if (count > max) {
    reject('too_many_answers', `A question of this type can have up to ${max} answers.`, String(max));
  }
}

function toOptions(
  choices: SourceChoice[],
  isCorrect: (weight: number) => boolean,
  { texts }: Context,
): ImportedOption[] {
  rejectMany(choices.length, maxOptions);
  if (choices.length < 2) reject('too_few_options', 'The question needs at least two options.');
  const options = choices.map(({ text, feedback, weight }) => ({
    text: texts.rich(text),
    feedback: texts.feedback(feedback),
    correct: isCorrect(weight),
  }));
  if (options.some((option) => wordsOf(option.text.en) === '')) {
    reject('empty_option', 'An answer option has no text that can be shown.');
  }
  if (!options.some((option) => option.correct)) reject('no_right_answer', 'None of the options is correct.');
  return options;
}

/** True and False, of which one is right. */
export function trueFalse(
  isTrue: boolean,
  feedback: { right: SourceText | null; wrong: SourceText | null },
  { texts }: Context,
): Answers {
  const right = texts.feedback(feedback.right);
  const wrong = texts.feedback(feedback.wrong);
  const option = (en: string, correct: boolean): ImportedOption => ({
    text: { en, es: '', fr: '' },
    feedback: correct ? right : wrong,
    correct,
  });
  return {
    ...noAnswers,
    kind: 'multiple_choice',
    options: [option('True', isTrue), option('False', !isTrue)],
  };
}

const percents = (weights: number[]): string =>
  [...new Set(weights)].map((weight) => `${weight}%`).join(', ');

/** One right option, or several of which each is right by itself. */
function singleChoice(choices: SourceChoice[], context: Context): Answers {
  const options = toOptions(choices, (weight) => weight >= 100, context);
  const lost = choices.map(({ weight }) => weight).filter((weight) => weight !== 0 && weight < 100);
  if (lost.length > 0) {
    context.notes.push({
      code: 'partial_credit_dropped',
      value: percents(lost),
      reason: `An option is either correct or incorrect. Options with ${percents(lost)} were set to incorrect.`,
    });
  }
  return { ...noAnswers, kind: 'multiple_choice', options };
}

const near = (left: number, right: number): boolean => Math.abs(left - right) < 1;

/** The options of positive weight are the right ones, each for an equal share. */
export function multipleAnswer(choices: SourceChoice[], context: Context): Answers {
  const options = toOptions(choices, (weight) => weight > 0, context);
  const weights = choices.map(({ weight }) => weight);
  const positive = weights.filter((weight) => weight > 0);
  const share = 100 / positive.length;
  if (!positive.every((weight) => near(weight, share))) {
    context.notes.push({
      code: 'weights_dropped',
      value: percents(positive),
      reason: `The weights ${percents(positive)} were replaced by equal shares.`,
    });
  }
  const others = weights.filter((weight) => weight <= 0);
  const penalties = others.filter((weight) => weight < 0);
  // A wrong option takes one right option's share away; where the file says so too, nothing is lost.
  if (penalties.length > 0 && !others.every((weight) => near(weight, -share))) {
    context.notes.push({
      code: 'penalty_dropped',
      value: percents(penalties),
      reason: `The penalty of ${percents(penalties)} was removed. An incorrect option cancels out one correct option.`,
    });
  }
  return { ...noAnswers, kind: 'multiple_select', options, credit: 'partial' };
}

/** A choice of one option; where none is wholly right it becomes a multiple answer. */
export function choice(choices: SourceChoice[], context: Context): Answers {
  if (choices.some(({ weight }) => weight >= 100)) return singleChoice(choices, context);
  const answers = multipleAnswer(choices, context);
  context.notes.unshift({
    code: 'read_as_multiple_answer',
    value: null,
    reason:
      'No option is fully correct. The question now has multiple answers: every option that gave credit is correct.',
  });
  return answers;
}

const wildcard = /(?<!\\)\*/;

function acceptAnswer(
  answer: SourceChoice,
  accepted: Record<'en' | 'es' | 'fr', Set<string>>,
  context: Context,
) {
  const { texts, notes } = context;
  const text = texts.plain({ ...answer.text, text: answer.text.text.replaceAll('\\*', '*') });
  const named = text.en.slice(0, 200);
  if (wildcard.test(answer.text.text)) {
    notes.push({
      code: 'wildcard_dropped',
      value: named,
      reason: `This answer contains a wildcard, so it was removed: ${named}`,
    });
    return false;
  }
  if (answer.weight < 100) {
    const value = `${named} (${answer.weight}%)`;
    const reason = `This answer gives only partial credit (${answer.weight}%), so it was removed: ${named}`;
    notes.push({ code: 'partial_answer_dropped', value, reason });
    return false;
  }
  for (const lang of ['en', 'es', 'fr'] as const) if (text[lang] !== '') accepted[lang].add(text[lang]);
  return text.en !== '' && texts.feedback(answer.feedback) !== null;
}

/** The answers of full credit are the accepted ones. */
export function shortAnswer(choices: SourceChoice[], context: Context): Answers {
  rejectMany(choices.length);
  const accepted = { en: new Set<string>(), es: new Set<string>(), fr: new Set<string>() };
  const feedbacks = choices.filter((entry) => acceptAnswer(entry, accepted, context));
  if (accepted.en.size === 0) {
    reject(
      'no_accepted_answer',
      'No accepted answer is left. Partly correct answers and wildcards aren’t supported.',
    );
  }
  if (feedbacks.length > 0) {
    context.notes.push({
      code: 'answer_feedback_dropped',
      value: null,
      reason: 'Feedback on typed answers was removed. Only answer options can have feedback.',
    });
  }
  const { en, es, fr } = accepted;
  return { ...noAnswers, kind: 'short_answer', accepted: { en: [...en], es: [...es], fr: [...fr] } };
}
