import { required, type Problem } from '#client/ui/editing/problem';
import {
  fewestOptions,
  onlyTranslated,
  optionsOf,
  type OptionDraft,
  type QuestionDraft,
} from '../../questions/editor/question-draft';

export const maxOptions = 20;

type QuestionProblems = Record<string, Problem>;

function optionProblems({ key, text, feedback }: OptionDraft): QuestionProblems {
  const found: QuestionProblems = {};
  if (text.en === '') found[`text:${key}`] = required;
  if (onlyTranslated(feedback)) found[`feedback:${key}`] = required;
  return found;
}

/** Problems of the options together, and of each by its key: `text:<key>` or `feedback:<key>`. */
export function findOptionProblems(draft: QuestionDraft): QuestionProblems {
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
