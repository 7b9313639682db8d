import type { AdminQuestionFieldsFragment } from './admin-question.generated';
import { useEditor } from '#client/ui/editor/use-editor';
import { optionsOf, type QuestionDraft } from './question-draft';
import { questionProblems } from './question-problems';

type Parts = Parameters<typeof useEditor<AdminQuestionFieldsFragment, QuestionDraft>>[0];

/** Converts a path from the server to one of the form: the server numbers options, the form identifies them by keys. */
function questionPath(path: string, draft: QuestionDraft): string {
  const [, index, field = '', ...rest] = path.split('.');
  const option = path.startsWith('options.') ? optionsOf(draft)[Number(index)] : undefined;
  if (option && (field === 'text' || field === 'feedback'))
    return [`${field}:${option.key}`, ...rest].join('.');
  return path.startsWith('options') ? 'options' : path;
}

/** Creates the editor of a question. */
export const useQuestionEditor = (parts: Pick<Parts, 'initial' | 'save' | 'saved'>) =>
  useEditor<AdminQuestionFieldsFragment, QuestionDraft>({
    ...parts,
    problems: questionProblems,
    pathOf: questionPath,
  });
