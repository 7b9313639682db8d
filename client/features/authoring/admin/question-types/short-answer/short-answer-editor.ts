import { languageValues, perLanguage } from '#client/platform/i18n/languages';
import { required, type Problem } from '#client/ui/editing/problem';
import { acceptedOf, type QuestionDraft } from '../../questions/editor/question-draft';
import type { QuestionEditor } from '../question-editor';
import { AcceptedAnswers } from './accepted-answers';

const maxAccepted = 50;
const maxAcceptedLength = 200;

function acceptedProblem({ accepted }: QuestionDraft): Problem | undefined {
  const lists = languageValues(accepted).map(acceptedOf);
  if (lists.every((list) => list.length === 0)) return required;
  const tooMany = lists.some((list) => list.length > maxAccepted);
  const tooLong = lists.flat().some((answer) => answer.length > maxAcceptedLength);
  if (!tooMany && !tooLong) return undefined;
  return { id: 'admin.question.acceptedLimits', values: { count: maxAccepted, length: maxAcceptedLength } };
}

export const shortAnswerEditor: QuestionEditor = {
  Fields: AcceptedAnswers,
  isSingle: () => false,
  toInput: ({ accepted, code }) => ({
    options: [],
    accepted: perLanguage((language) => acceptedOf(accepted[language])),
    code,
    credit: 'exact',
  }),
  findProblems: (draft) => ({ accepted: acceptedProblem(draft) }),
};
