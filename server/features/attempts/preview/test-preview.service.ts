import { assertCanEdit, assertCanReadAdmin } from '#server/features/editing/editing.policy';
import { AppError, throwFieldError } from '#server/platform/errors';
import { isId, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { readAnswer } from '../answers/answer';
import { incorrectQuestion } from '../marking/incorrect-questions';
import { isFull, isPass, mark } from '../marking/marking';
import type { Credit } from '#server/features/authoring/question-types/credit';
import type { AnsweredQuestion } from '#server/features/authoring/question.types';
import { drawPreview, type PreviewedQuestion, selectPreviewed } from './test-preview.queries';
import type {
  PreviewAnswerInput,
  PreviewIncorrectQuestion,
  PreviewMark,
  TestPreview,
} from './test-preview.types';

const maxAnswers = 5000;

/** Returns the draft of a test as an attempt, without storing anything; null if it doesn't exist. */
export async function testPreview(viewer: Viewer, testId: string): Promise<TestPreview | null> {
  assertCanReadAdmin(viewer);
  return isId(testId) ? ((await drawPreview(testId)) as TestPreview | null) : null;
}

function incorrectOf(question: AnsweredQuestion, { numerator }: Credit): PreviewIncorrectQuestion {
  const { id, position, name, selectedName, correctName, feedback, explanation } =
    incorrectQuestion(question);
  const translations = {
    nameTranslations: name,
    selectedNameTranslations: selectedName,
    correctNameTranslations: correctName ?? null,
    feedbackTranslations: feedback,
    explanationTranslations: explanation ?? null,
  };
  return { id, position, isPartlyCorrect: numerator > 0n, ...translations } as PreviewIncorrectQuestion;
}

function answered(
  { id, content }: PreviewedQuestion,
  index: number,
  answers: ReadonlyMap<string, PreviewAnswerInput>,
): AnsweredQuestion {
  const optionIds = content.options.map((option) => option.id);
  const answer = readAnswer({ kind: content.kind, optionIds }, answers.get(id) ?? {});
  return { id, position: index + 1, snapshot: content, answer, rightAnswers: null };
}

/**
 * Scores a preview with the current draft, without storing anything. `answers` must contain every question of the
 * preview, including unanswered ones. Throws CONFLICT if one of them was removed and BAD_USER_INPUT for an invalid
 * answer.
 */
export async function markTestPreview(
  viewer: Viewer,
  testId: string,
  answers: readonly PreviewAnswerInput[],
): Promise<PreviewMark> {
  assertCanEdit(viewer);
  const id = requireId(testId);
  if (answers.length > maxAnswers)
    throwFieldError('answers', `At most ${maxAnswers} answers are marked at once.`);
  const byId = new Map(answers.map((answer) => [requireId(answer.questionId), answer]));
  if (byId.size < answers.length) throwFieldError('answers', 'A question is answered twice.');
  const previewed = await selectPreviewed(id, [...byId.keys()]);
  if (!previewed) throw new AppError('NOT_FOUND');
  if (previewed.questions.length < byId.size) throw new AppError('CONFLICT');
  const questions = previewed.questions.map((question, index) => answered(question, index, byId));
  const { score, correctCount, credits } = mark(questions);
  return {
    score,
    passed: isPass(score, previewed.passMark),
    correctCount,
    questionCount: questions.length,
    incorrectQuestions: questions.flatMap((question, index) => {
      const credit = credits[index]!;
      return isFull(credit) ? [] : [incorrectOf(question, credit)];
    }),
  };
}
