import type { AuditActor } from '#server/features/audit/audit.types';
import type { SnapshotOption } from '../question-types/question-content';
import type { ImportedQuestion, ReadFile } from './file/imported-question';
import type { ImportNote } from './file/import-notes';

export interface ImportRequest {
  /** For the report and the audit only. */
  fileName: string;
  /** The whole file. */
  text: string;
  /** English name of the module whose test gets the questions; case does not count. */
  moduleName: string;
  /** Reports everything and writes nothing. */
  dryRun: boolean;
  /** Publishes the test, so that learners meet the questions. */
  publish: boolean;
  actor: AuditActor;
}

/** A question as it will be stored, its options with ids. */
export interface ReadyQuestion extends ImportedQuestion {
  options: SnapshotOption[];
}

/** What is told of one question of a file. */
export interface ImportLine {
  /** Line of the file, from 1. */
  line: number;
  label: string;
  verdict: 'taken' | 'converted' | 'rejected';
  /** The same question came with an earlier import or stands in the test; it was left as it is. */
  alreadyThere: boolean;
  /** What changed, or why it was refused. */
  notes: ImportNote[];
  /** Null where it was refused. */
  question: ReadyQuestion | null;
  importKey: string | null;
}

export interface ImportReport extends Pick<ReadFile, 'categories' | 'syntaxErrors'> {
  fileName: string;
  moduleName: string;
  dryRun: boolean;
  /** The module had no test and got one (or would, in a dry run). */
  testCreated: boolean;
  /** Questions added to the test (or that would be, in a dry run). */
  added: number;
  /** Whether the test was published, so that learners meet the questions. */
  published: boolean;
  lines: ImportLine[];
}
