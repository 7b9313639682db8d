import { mostAccepted, mostOptions } from '../../question-limits';
import { type ImportTexts, type SourceText, wordsOf } from './import-text';
import { type ImportedOption, type ImportedQuestion, type ImportNote, refuse } from './imported-question';

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

const refusedTypes: Record<string, string> = {
  matching: 'Matching questions are not taken.',
  numerical: 'Numerical questions are not taken.',
  essay: 'Essay questions are not taken.',
  description: 'A description is not a question; it has no answers.',
};

/** Refuses a type that the portal does not have, by its name. */
export function refuseType(type: string): never {
  const reason = Object.hasOwn(refusedTypes, type) ? refusedTypes[type] : undefined;
  if (reason) return refuse(type, reason);
  const name = type.slice(0, 60) || '?';
  return refuse('unknown_type', `Questions of the type ${name} are not taken.`, name);
}

const mostTyped = mostAccepted * 3;

/** Refuses more answers than a question of any kind has, before they are read. */
export function refuseMany(count: number, most = mostTyped): void {
  if (count > most) {
    refuse('too_many_answers', `A question of this kind has ${most} answers at most.`, String(most));
  }
}

function toOptions(
  choices: SourceChoice[],
  isCorrect: (weight: number) => boolean,
  { texts }: Context,
): ImportedOption[] {
  refuseMany(choices.length, mostOptions);
  if (choices.length < 2) refuse('too_few_options', 'A choice needs at least two options.');
  const options = choices.map(({ text, feedback, weight }) => ({
    text: texts.rich(text),
    feedback: texts.feedback(feedback),
    correct: isCorrect(weight),
  }));
  if (options.some((option) => wordsOf(option.text.en) === '')) {
    refuse('empty_option', 'An option has no text that the portal can show.');
  }
  if (!options.some((option) => option.correct)) refuse('no_right_answer', 'No option is right.');
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
  [...new Set(weights)].map((weight) => `${weight} %`).join(', ');

/** One right option, or several of which each is right by itself. */
function singleChoice(choices: SourceChoice[], context: Context): Answers {
  const options = toOptions(choices, (weight) => weight >= 100, context);
  const lost = choices.map(({ weight }) => weight).filter((weight) => weight !== 0 && weight < 100);
  if (lost.length > 0) {
    context.notes.push({
      code: 'partial_credit_dropped',
      value: percents(lost),
      reason: `An option counts as right or wrong: those with ${percents(lost)} became wrong.`,
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
      reason: `The weights ${percents(positive)} became equal shares.`,
    });
  }
  const others = weights.filter((weight) => weight <= 0);
  const penalties = others.filter((weight) => weight < 0);
  // A wrong option takes one right option's share away; where the file says so too, nothing is lost.
  if (penalties.length > 0 && !others.every((weight) => near(weight, -share))) {
    context.notes.push({
      code: 'penalty_dropped',
      value: percents(penalties),
      reason: `The penalty of ${percents(penalties)} was dropped; a wrong option takes one right option's share away.`,
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
    reason: 'No option is wholly right: it became a multiple answer of the options that earn something.',
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
      reason: `The wildcard answer "${named}" is not accepted.`,
    });
    return false;
  }
  if (answer.weight < 100) {
    const value = `${named} (${answer.weight} %)`;
    const reason = `The answer "${named}" of ${answer.weight} % is not accepted.`;
    notes.push({ code: 'partial_answer_dropped', value, reason });
    return false;
  }
  for (const lang of ['en', 'es', 'fr'] as const) if (text[lang] !== '') accepted[lang].add(text[lang]);
  return text.en !== '' && texts.feedback(answer.feedback) !== null;
}

/** The answers of full credit are the accepted ones. */
export function shortAnswer(choices: SourceChoice[], context: Context): Answers {
  refuseMany(choices.length);
  const accepted = { en: new Set<string>(), es: new Set<string>(), fr: new Set<string>() };
  const feedbacks = choices.filter((entry) => acceptAnswer(entry, accepted, context));
  if (accepted.en.size === 0) {
    refuse('no_accepted_answer', 'No answer is left: answers under 100 % and wildcards are not accepted.');
  }
  if (feedbacks.length > 0) {
    context.notes.push({
      code: 'answer_feedback_dropped',
      value: null,
      reason: 'Feedback to a typed answer was dropped; only options have their own.',
    });
  }
  const { en, es, fr } = accepted;
  return { ...noAnswers, kind: 'short_answer', accepted: { en: [...en], es: [...es], fr: [...fr] } };
}
