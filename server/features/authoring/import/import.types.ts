import type { AuditActor } from '#server/features/audit/audit.types';
import type { SnapshotOption } from '../question-types/question-content';
import type { ImportedQuestion, ReadFile } from './file/imported-question';
import type { ImportNote } from './file/import-notes';

export interface ImportRequest {
  /** For the report and the audit log only. */
  fileName: string;
  text: string;
  /** English name of the module whose test gets the questions; case and accents don't matter. */
  moduleName: string;
  /** Reports everything and stores nothing. */
  dryRun: boolean;
  /** Publishes the test, so that learners see the questions. */
  publish: boolean;
  actor: AuditActor;
}

/** A question to store, with ids for its options. */
export interface ReadyQuestion extends ImportedQuestion {
  options: SnapshotOption[];
}

/** The outcome of a question in the report. */
export interface ImportLine {
  /** Line of the file, from 1. */
  line: number;
  label: string;
  status: 'accepted' | 'converted' | 'rejected';
  /** True if the test already has the question, so that it is skipped. */
  alreadyThere: boolean;
  /** Changes, or the reason of a rejection. */
  notes: ImportNote[];
  /** Null if the question is rejected. */
  question: ReadyQuestion | null;
  importKey: string | null;
}

export interface ImportReport extends Pick<ReadFile, 'categories' | 'syntaxErrors'> {
  fileName: string;
  moduleName: string;
  dryRun: boolean;
  /** True if the module had no test, so that one was created (or would be, in a dry run). */
  testCreated: boolean;
  /** Number of questions added to the test (or that would be, in a dry run). */
  added: number;
  /** True if the test was published, so that learners see the questions. */
  published: boolean;
  lines: ImportLine[];
}
