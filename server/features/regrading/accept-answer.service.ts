import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { checkLine } from '#server/features/editing/check-text';
import { select } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { type Language, languageValues } from '#server/platform/language/i18n';
import { pageSize } from '#server/platform/paging';
import { isId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { foldFor } from '#server/features/authoring/question-types/short-answer/mark';
import { maxAcceptedLength, maxAccepted } from '#server/features/authoring/question-limits';
import { getQuestionType } from '#server/features/authoring/question-types/question-types';
import { setAccepted } from '#server/features/authoring/questions/set-accepted';
import type { QuestionSnapshot } from '#server/features/authoring/question.types';
import type { AcceptAnswerInput } from './regrade.input';
import { assertCanReadMarks, assertCanRegrade } from './regrade.policy';
import { type CorrectedQuestion, readCorrectedQuestion } from './regrade.queries';
import { previewRegrade, regradeQuestion } from './regrade.service';
import type { AcceptAnswerPayload, RegradePreview, UnmatchedAnswer } from './regrade.types';
import { differsInRightAnswer } from './right-answers';

const choice = { mode: 'old_and_new', lowersResults: false } as const;

function readText(text: string): string {
  const accepted = checkLine(text, 'text', 'An accepted answer', maxAcceptedLength);
  return accepted === '' ? throwFieldError('text', 'The accepted answer is empty.') : accepted;
}

/** Returns the question with one more accepted answer. Unchanged if an equivalent answer is already accepted. */
function withAccepted(content: QuestionSnapshot, text: string, lang: Language): QuestionSnapshot {
  const { accepted, code } = content;
  const fold = foldFor(code);
  if (
    languageValues(accepted)
      .flat()
      .some((each) => fold(each) === fold(text))
  )
    return content;
  if (accepted[lang].length >= maxAccepted) {
    throw new AppError('BAD_USER_INPUT', `A language has at most ${maxAccepted} accepted answers.`);
  }
  return { ...content, accepted: { ...accepted, [lang]: [...accepted[lang], text] } };
}

/**
 * Returns the question with the accepted answer. Throws CONFLICT if it has other unpublished changes of the correct
 * answer.
 */
function acceptIn(question: CorrectedQuestion, text: string, lang: Language): CorrectedQuestion {
  const { draft, published } = question;
  if (getQuestionType(draft.kind).answeredBy !== 'text') {
    throw new AppError('BAD_USER_INPUT', 'Only a short answer has accepted answers.');
  }
  const accepting = withAccepted(draft, text, lang);
  if (published && differsInRightAnswer(accepting, withAccepted(published, text, lang))) {
    throw new AppError(
      'CONFLICT',
      'The correct answer was edited but not published. Regrade the question itself.',
    );
  }
  const accepts = published !== null && accepting !== draft;
  return { ...question, draft: accepting, unpublished: question.unpublished || accepts };
}

/**
 * Previews accepting one more short answer: a regrade with old and new correct answers that lowers no result. Throws
 * CONFLICT if the correct answer has other edits and NOT_FOUND if the question doesn't exist.
 */
export async function previewAcceptance(
  viewer: Viewer,
  { questionId, text, lang }: Omit<AcceptAnswerInput, 'digest'>,
): Promise<RegradePreview> {
  assertCanReadMarks(viewer);
  const accepted = readText(text);
  return previewRegrade(viewer, questionId, choice, (question) => acceptIn(question, accepted, lang));
}

async function writeAccepted(
  manager: EntityManager,
  question: CorrectedQuestion,
  accepting: CorrectedQuestion,
  admin: Person,
): Promise<CorrectedQuestion> {
  const [before, after] = [question.draft.accepted, accepting.draft.accepted];
  if (before === after) return question;
  await setAccepted(manager, question.id, after);
  await appendAudit(manager, {
    action: 'edit',
    actor: actorOf(admin),
    targetKind: 'question',
    targetId: question.id,
    changes: { accepted: [before, after] },
  });
  const written = await readCorrectedQuestion(manager, question.id);
  if (!written) throw new AppError('NOT_FOUND');
  return written;
}

/**
 * Accepts one more short answer, publishes it and regrades the attempts as previewed. Throws the errors of the preview,
 * and CONFLICT if something has changed since then.
 */
export async function acceptAnswer(viewer: Viewer, input: AcceptAnswerInput): Promise<AcceptAnswerPayload> {
  assertCanRegrade(viewer);
  const text = readText(input.text);
  return regradeQuestion(
    viewer,
    { ...choice, questionId: input.questionId, digest: input.digest },
    (manager, question, admin) =>
      writeAccepted(manager, question, acceptIn(question, text, input.lang), admin),
  );
}

// More spellings aren't useful, and each must be normalized.
const maxSpellings = 10_000;

/** Returns up to `first` of the most frequent short answers without credit in scored attempts. */
export async function unmatchedAnswers(
  viewer: Viewer,
  questionId: string,
  first: number,
): Promise<UnmatchedAnswer[]> {
  assertCanReadMarks(viewer);
  const size = pageSize(first);
  if (!isId(questionId)) return [];
  const rows = await select<{ text: string; code: boolean; attempts: number }>(
    'unmatched-answers',
    `select w.text, (q.snapshot->>'code')::boolean as code, count(*)::int as attempts
     from attempt_question q join attempt a on a.id = q.attempt_id
     join attempt_answer w on w.attempt_id = q.attempt_id and w.question_id = q.question_id
     where q.question_id = $1 and a.status in ('passed', 'failed') and q.credit_numerator = 0 and w.text is not null
     group by 1, 2 order by attempts desc, w.text limit $2`,
    [questionId, maxSpellings],
  );
  const found = new Map<string, UnmatchedAnswer>();
  for (const { text, code, attempts } of rows) {
    const key = foldFor(code)(text);
    const known = found.get(key);
    if (known) known.attempts += attempts;
    else found.set(key, { text: text.trim(), attempts });
  }
  return [...found.values()].toSorted((one, other) => other.attempts - one.attempts).slice(0, size);
}
