import { randomUUID } from 'node:crypto';
import {
  checkLine,
  checkOptionalText,
  checkText,
  refuseField,
  saysAnything,
} from '#server/features/editing/check-text';
import {
  heaviest,
  longestAccepted,
  longestOption,
  longestTag,
  mostAccepted,
  mostOptions,
  mostTags,
} from '../question-limits';
import type { SnapshotOption } from '../question.types';
import type { QuestionContent, QuestionPicture } from './edited-question.queries';
import type { AcceptedAnswersInput, OptionInput, QuestionInput } from './question.input';

type Accepted = QuestionContent['accepted'];

function checkOption(
  { id, text, feedback, correct }: OptionInput,
  field: string,
  known: readonly string[],
): SnapshotOption {
  const kept = id ?? null;
  if (kept !== null && !known.includes(kept)) {
    refuseField(`${field}.id`, 'An option with an id must be one of this question.');
  }
  return {
    id: kept ?? randomUUID(),
    text: checkText(text, `${field}.text`, longestOption),
    feedback: checkOptionalText(feedback, `${field}.feedback`, longestOption),
    correct,
  };
}

/** Whether nothing was written in an option that is not there yet. */
const isUntouched = ({ id, text, feedback, correct }: OptionInput): boolean =>
  (id ?? null) === null && !correct && !saysAnything(text) && !saysAnything(feedback);

function checkOptions({ kind, options: sent }: QuestionInput, known: readonly string[]): SnapshotOption[] {
  const options = sent.slice(0, sent.findLastIndex((option) => !isUntouched(option)) + 1);
  if (kind === 'short_answer') {
    if (options.length > 0) refuseField('options', 'A short answer has no options.');
    return [];
  }
  if (options.length < 2 || options.length > mostOptions) {
    refuseField('options', `A question has from 2 to ${mostOptions} options.`);
  }
  const checked = options.map((option, index) => checkOption(option, `options.${index}`, known));
  if (new Set(checked.map(({ id }) => id)).size < checked.length) {
    refuseField('options', 'Two options have the same id.');
  }
  if (!checked.some(({ correct }) => correct)) refuseField('options', 'At least one option must be right.');
  return checked;
}

function checkAcceptedOf(sent: readonly string[] | null | undefined, field: string): string[] {
  const texts = sent ?? [];
  if (texts.length > mostAccepted) {
    refuseField(field, `A language has at most ${mostAccepted} accepted answers.`);
  }
  const checked = texts.map((text, index) =>
    checkLine(text, `${field}.${index}`, 'An accepted answer', longestAccepted),
  );
  const empty = checked.indexOf('');
  if (empty >= 0) refuseField(`${field}.${empty}`, 'An accepted answer is empty.');
  return [...new Set(checked)];
}

function checkAccepted(kind: QuestionInput['kind'], sent: AcceptedAnswersInput | null | undefined): Accepted {
  const accepted = {
    en: checkAcceptedOf(sent?.en, 'accepted.en'),
    es: checkAcceptedOf(sent?.es, 'accepted.es'),
    fr: checkAcceptedOf(sent?.fr, 'accepted.fr'),
  };
  const some = Object.values(accepted).some((texts) => texts.length > 0);
  if (kind === 'short_answer' && !some) {
    refuseField('accepted', 'A short answer needs at least one accepted answer.');
  }
  if (kind !== 'short_answer' && some) refuseField('accepted', 'Only a short answer has accepted answers.');
  return accepted;
}

function checkTags(sent: readonly string[]): string[] {
  if (sent.length > mostTags) refuseField('tags', `A question has at most ${mostTags} tags.`);
  const tags = sent.map((tag, index) => checkLine(tag, `tags.${index}`, 'A tag', longestTag));
  const empty = tags.indexOf('');
  if (empty >= 0) refuseField(`tags.${empty}`, 'A tag is empty.');
  return [...new Set(tags)];
}

/**
 * A question as stored, with ids for its new options; `known` are the ids of the options it has. BAD_USER_INPUT names
 * the field that is out of range.
 */
export function checkQuestion(
  input: QuestionInput,
  known: readonly string[],
): Omit<QuestionContent, keyof QuestionPicture> {
  const { kind, code, weight, credit, enabled } = input;
  if (weight < 1 || weight > heaviest) refuseField('weight', `The weight is from 1 to ${heaviest}.`);
  if (code && kind !== 'short_answer') refuseField('code', 'Only a short answer can be a code.');
  return {
    kind,
    text: checkText(input.text, 'text'),
    options: checkOptions(input, known),
    accepted: checkAccepted(kind, input.accepted),
    code,
    feedback: checkOptionalText(input.feedback, 'feedback'),
    weight,
    credit,
    enabled,
    tags: checkTags(input.tags),
  };
}
