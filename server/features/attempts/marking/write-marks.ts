import type { EntityManager } from 'typeorm';
import { appendsAudits, auditValues } from '#server/features/audit/audit.service';
import type { AuditEntry } from '#server/features/audit/audit.types';
import type { QueuedMail } from '#server/features/notifications/mail.types';
import { mailValues } from '#server/features/notifications/notifications.service';
import { entryValue, writesEntries } from '#server/features/points/change-points';
import type { ChangedPoints } from '#server/features/points/settle';
import { select } from '#server/platform/database/database';
import { queuesJobs } from '#server/platform/jobs/jobs';
import type { ResultStatus } from '../attempt.enums';
import { issuesCertificates } from '../certificates/issue-certificate';
import { type ResultRow, resultRow } from '../results/result.queries';
import { notesSign } from '../working-time';
import type { Credit } from '#server/features/authoring/question-types/credit';
import type { IncorrectQuestionRow } from './incorrect-questions';
import type { RegradedAnswers } from '#server/features/authoring/question.types';

/** Values to write to an attempt. Absent ones stay unchanged. */
export interface WrittenMark {
  id: string;
  status?: ResultStatus;
  /** Whole percent. */
  score?: number;
  correctCount?: number;
  pointsEarned?: number;
  /** True if it makes the person PRO. */
  promoted?: boolean;
  /** Number of the certificate for a pass without one. */
  certificate?: string;
  /** Time of closing, if the attempt is closed with these marks. */
  closedAt?: Date;
  /** End of the person's work: the submission, or the deadline if that was earlier. */
  workedUntil?: Date;
}

/** Values to write to a question of an attempt. */
export interface WrittenAnswer {
  attemptId: string;
  questionId: string;
  /** Correct answers after a regrade. Null if none changed them. */
  rightAnswers: RegradedAnswers | null;
  /** Credit of the answer. Null if it stays unchanged. */
  credit: Credit | null;
  /** The question in the result. Null at full credit. */
  entry: IncorrectQuestionRow | null;
}

const answerRow = ({ credit, ...answer }: WrittenAnswer) => ({
  ...answer,
  numerator: credit && Number(credit.numerator),
  denominator: credit && Number(credit.denominator),
});

/** Returns common table expressions that write marks. The parameters are `markValues`; `written` has the results. */
const writesMarks = (marks: string, answers: string): string =>
  `mark as (
       select * from jsonb_to_recordset(${marks}::jsonb) as m (id uuid, status text, score int, "correctCount" int,
         "pointsEarned" int, promoted boolean, certificate text, "closedAt" timestamptz, "workedUntil" timestamptz)
     ), answer as materialized (
       select * from jsonb_to_recordset(${answers}::jsonb) as r ("attemptId" uuid, "questionId" uuid, "rightAnswers" jsonb,
         numerator int, denominator int, entry jsonb)
     ), earned as (
       update attempt_question q set right_answers = r."rightAnswers",
         credit_numerator = coalesce(r.numerator, q.credit_numerator),
         credit_denominator = coalesce(r.denominator, q.credit_denominator)
       from answer r where q.attempt_id = r."attemptId" and q.question_id = r."questionId"
     ), listed as (
       select "attemptId", array_agg("questionId"::text) as questions,
         coalesce(jsonb_agg(entry) filter (where jsonb_typeof(entry) = 'object'), '[]') as entries
       from answer group by "attemptId"
     ), written as (
       update attempt a set status = coalesce(m.status, a.status), score = coalesce(m.score, a.score),
       correct_count = coalesce(m."correctCount", a.correct_count),
       points_earned = coalesce(m."pointsEarned", a.points_earned),
       promoted_to_pro = a.promoted_to_pro or coalesce(m.promoted, false),
       closed_at = coalesce(m."closedAt", a.closed_at), ${notesSign('m."workedUntil"')},
       incorrect_questions = case when m."closedAt" is null and (a.closed_at is null or l."attemptId" is null)
         then a.incorrect_questions else (
         select coalesce(jsonb_agg(e.entry order by (e.entry->>'position')::int), '[]') from (
           select kept as entry from jsonb_array_elements(a.incorrect_questions) as other (kept)
           where kept->>'id' <> all (coalesce(l.questions, '{}'))
           union all select entry from jsonb_array_elements(l.entries) as new (entry)) e) end
       from mark m left join listed l on l."attemptId" = m.id, test t where a.id = m.id and t.id = a.test_id
       returning a.id, a.profile_id, a.test_id, a.status, a.closed_at, m.certificate as number,
         case when m."closedAt" is not null then ${resultRow} end as result
     ), certified as (${issuesCertificates('written')})`;

const markValues = (marks: readonly WrittenMark[], answers: readonly WrittenAnswer[]): [string, string] => [
  JSON.stringify(marks),
  JSON.stringify(answers.map(answerRow)),
];

/**
 * Writes marks of open and closed attempts in the caller's transaction: status, credits, questions without
 * full credit and certificates. Returns the results of the attempts that it closes. Attempts that stay open
 * list no questions.
 */
export async function writeMarks(
  manager: EntityManager,
  marks: readonly WrittenMark[],
  answers: readonly WrittenAnswer[],
): Promise<ResultRow[]> {
  const rows = await select<{ result: ResultRow }>(
    'marks-write',
    `with ${writesMarks('$1', '$2')} select result from written where result is not null`,
    markValues(marks, answers),
    manager,
  );
  return rows.map(({ result }) => result);
}

/** Records to write together with new marks. */
export interface MarkTraces {
  entries: readonly ChangedPoints[];
  audits: readonly AuditEntry[];
  mails: readonly QueuedMail[];
}

/**
 * Writes marks, points entries, audit entries and messages in the same statement. Returns the results of the
 * attempts that it closes.
 */
export async function writeMarksWithTraces(
  manager: EntityManager,
  marks: readonly WrittenMark[],
  answers: readonly WrittenAnswer[],
  { entries, audits, mails }: MarkTraces,
): Promise<ResultRow[]> {
  const rows = await select<{ result: ResultRow | null; queued: number }>(
    'marks-write-with-traces',
    `with ${writesMarks('$1', '$2')}, ${writesEntries('$3')}, ${appendsAudits('$4', '$5')},
       queued as materialized (select count(*)::int as jobs from ${queuesJobs('$6', '$7')})
     select result, queued.jobs as queued from queued left join written on result is not null`,
    [...markValues(marks, answers), entryValue(entries), ...auditValues(audits), ...mailValues(mails)],
    manager,
  );
  return rows.flatMap(({ result }) => result ?? []);
}

/**
 * Clears the promotions by attempts of demoted people. Otherwise a later promotion by an administrator would
 * count as earned by an attempt.
 */
export async function evictPromotions(manager: EntityManager, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  await manager.query(
    'update attempt set promoted_to_pro = false where profile_id = any($1::uuid[]) and promoted_to_pro',
    [profileIds],
  );
}
