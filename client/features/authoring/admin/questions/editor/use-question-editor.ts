import type { AdminQuestionFieldsFragment } from './admin-question.generated';
import { useEditor } from '#client/ui/editor/use-editor';
import { optionsOf, type QuestionDraft } from './question-draft';
import { questionProblems } from './question-problems';

type Parts = Parameters<typeof useEditor<AdminQuestionFieldsFragment, QuestionDraft>>[0];

/** The field of a question that the server named: the server counts options, the form names them by their keys. */
function questionPath(path: string, draft: QuestionDraft): string {
  const [, index, field = '', ...rest] = path.split('.');
  const option = path.startsWith('options.') ? optionsOf(draft)[Number(index)] : undefined;
  if (option && (field === 'text' || field === 'feedback'))
    return [`${field}:${option.key}`, ...rest].join('.');
  return path.startsWith('options') ? 'options' : path;
}

/** The editor of a question. */
export const useQuestionEditor = (parts: Pick<Parts, 'initial' | 'save' | 'saved'>) =>
  useEditor<AdminQuestionFieldsFragment, QuestionDraft>({
    ...parts,
    problems: questionProblems,
    pathOf: questionPath,
  });
