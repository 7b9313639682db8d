import { altProblem } from '#client/ui/editing/fields/alt-texts';
import { required, type Problem } from '#client/ui/editing/problem';
import { numberProblem } from '#client/ui/editing/fields/whole-number';
import { questionEditors } from '../../question-types/question-editors';
import { onlyTranslated, tagsOf, type QuestionDraft } from './question-draft';

const maxTags = 20;
const maxTagLength = 50;

/** The problems by field. Those of an option use its key, as `text:<key>` or `feedback:<key>`. */
export type QuestionProblems = Record<string, Problem>;

function tagsProblem({ tags }: QuestionDraft): Problem | undefined {
  const list = tagsOf(tags);
  if (list.length <= maxTags && list.every((tag) => tag.length <= maxTagLength)) return undefined;
  return { id: 'admin.question.tagLimits', values: { count: maxTags, length: maxTagLength } };
}

/** Returns the problems that prevent saving a question. */
export function questionProblems(draft: QuestionDraft): QuestionProblems {
  const found: Record<string, Problem | undefined> = {
    text: draft.text.en === '' ? required : undefined,
    imageAlt: draft.imageAssetId ? altProblem(draft.imageAlt) : undefined,
    ...questionEditors[draft.kind].findProblems(draft),
    feedback: onlyTranslated(draft.feedback) ? required : undefined,
    weight: numberProblem(draft.weight, { from: 1, to: 100 }),
    tags: tagsProblem(draft),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Problem] => entry[1] !== undefined),
  );
}
