import type { AuditActor } from '#server/features/audit/audit.service';
import type { GiftFile, GiftNote } from './gift.types';

export interface ImportRequest {
  /** For the report and the audit only. */
  fileName: string;
  /** The whole file, in GIFT format. */
  text: string;
  /** English name of the module whose test gets the questions; case does not count. */
  moduleName: string;
  /** Reports everything and writes nothing. */
  dryRun: boolean;
  actor: AuditActor;
}

export interface ImportLine {
  /** Line of the file, from 1. */
  line: number;
  label: string;
  verdict: 'taken' | 'converted' | 'refused';
  /** The same question came with an earlier import; it was left as it is. */
  alreadyThere: boolean;
  /** What changed, or why it was refused. */
  notes: GiftNote[];
}

export interface ImportReport extends Pick<GiftFile, 'categories' | 'syntaxErrors'> {
  fileName: string;
  moduleName: string;
  dryRun: boolean;
  /** The module had no test and got one (or would, in a dry run). */
  testCreated: boolean;
  /** Questions added to the test (or that would be, in a dry run). */
  added: number;
  lines: ImportLine[];
}
