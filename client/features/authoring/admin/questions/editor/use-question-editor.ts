import { useState } from 'react';
import type { EditedQuestionFieldsFragment } from './edited-question.generated';
import { useEditor } from '#client/ui/editor/use-editor';
import { optionsOf, type QuestionDraft } from './question-draft';
import { questionProblems } from './question-problems';

type Parts = Parameters<typeof useEditor<EditedQuestionFieldsFragment, QuestionDraft>>[0];

/** Whether the picture of a question is on its way. */
export type QuestionUpload = { uploading: boolean; setUploading: (uploading: boolean) => void };

/** The field of a question that the server named: the server counts options, the form names them by their keys. */
export function questionPath(path: string, draft: QuestionDraft): string {
  const [, index, field = '', ...rest] = path.split('.');
  const option = path.startsWith('options.') ? optionsOf(draft)[Number(index)] : undefined;
  if (option && (field === 'text' || field === 'feedback'))
    return [`${field}:${option.key}`, ...rest].join('.');
  return path.startsWith('options') ? 'options' : path === 'imageAssetId' ? 'picture' : path;
}

/** The editor of a question, which waits for the picture that is on its way. */
export function useQuestionEditor(parts: Pick<Parts, 'initial' | 'save' | 'saved'>) {
  const [uploading, setUploading] = useState(false);
  const editor = useEditor<EditedQuestionFieldsFragment, QuestionDraft>({
    ...parts,
    problems: (draft) => questionProblems(draft, uploading),
    pathOf: questionPath,
  });
  return { editor, picture: { uploading, setUploading } };
}
