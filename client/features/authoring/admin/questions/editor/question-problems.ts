import { altProblem } from '#client/ui/editing/fields/alt-texts';
import type { LocalizedDraft } from '#client/ui/editing/fields/localized-fields';
import { required, type Problem } from '#client/ui/editing/problem';
import { numberProblem } from '#client/ui/editing/fields/whole-number';
import {
  acceptedOf,
  fewestOptions,
  optionsOf,
  tagsOf,
  type OptionDraft,
  type QuestionDraft,
} from './question-draft';

export const maxOptions = 20;
const maxAccepted = 50;
const maxAcceptedLength = 200;
const maxTags = 20;
const maxTagLength = 50;

/** What has to be mended, by field; an option's by its key, as `text:<key>` or `feedback:<key>`. */
export type QuestionProblems = Record<string, Problem>;

const onlyTranslated = ({ en, es, fr }: LocalizedDraft): boolean => en === '' && (es !== '' || fr !== '');

function optionProblems({ key, text, feedback }: OptionDraft): QuestionProblems {
  const found: QuestionProblems = {};
  if (text.en === '') found[`text:${key}`] = required;
  if (onlyTranslated(feedback)) found[`feedback:${key}`] = required;
  return found;
}

function choiceProblems(draft: QuestionDraft): QuestionProblems {
  const options = optionsOf(draft);
  const found: QuestionProblems = Object.assign({}, ...options.map(optionProblems));
  if (options.length < fewestOptions || options.length > maxOptions) {
    found['options'] = {
      id: 'admin.question.optionCount',
      values: { from: fewestOptions, to: maxOptions },
    };
  } else if (!options.some(({ correct }) => correct)) found['options'] = { id: 'admin.question.someRight' };
  return found;
}

function acceptedProblem({ accepted }: QuestionDraft): Problem | undefined {
  const lists = [accepted.en, accepted.es, accepted.fr].map(acceptedOf);
  if (lists.every((list) => list.length === 0)) return required;
  const tooMany = lists.some((list) => list.length > maxAccepted);
  const tooLong = lists.flat().some((answer) => answer.length > maxAcceptedLength);
  if (!tooMany && !tooLong) return undefined;
  return { id: 'admin.question.acceptedLimits', values: { count: maxAccepted, length: maxAcceptedLength } };
}

function tagsProblem({ tags }: QuestionDraft): Problem | undefined {
  const list = tagsOf(tags);
  if (list.length <= maxTags && list.every((tag) => tag.length <= maxTagLength)) return undefined;
  return { id: 'admin.question.tagLimits', values: { count: maxTags, length: maxTagLength } };
}

/** Everything that has to be mended before a question can be saved. */
export function questionProblems(draft: QuestionDraft): QuestionProblems {
  const found: Record<string, Problem | undefined> = {
    text: draft.text.en === '' ? required : undefined,
    imageAlt: draft.imageAssetId ? altProblem(draft.imageAlt) : undefined,
    ...(draft.kind === 'short_answer' ? { accepted: acceptedProblem(draft) } : choiceProblems(draft)),
    feedback: onlyTranslated(draft.feedback) ? required : undefined,
    weight: numberProblem(draft.weight, { from: 1, to: 100 }),
    tags: tagsProblem(draft),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Problem] => entry[1] !== undefined),
  );
}
