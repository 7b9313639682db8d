import type { QuestionImportFieldsFragment } from './question-import.generated';
import type { QuestionImportStatus } from '#client/platform/generated/schema';
import type { StatusShape } from '#client/ui/status-label';

type Import = Pick<QuestionImportFieldsFragment, 'status' | 'expiresAt' | 'counts'>;

/** Whether the server works on it. */
export const isWorking = (status: QuestionImportStatus | undefined): boolean =>
  status === 'reading' || status === 'importing';

/** Whether it counts against how many may be under way. */
export const isUnderWay = ({ status }: Import): boolean => isWorking(status) || status === 'previewed';

/** Whether it is a preview that is discarded by itself. */
export const isUnkept = ({ status, expiresAt }: Import): boolean =>
  status === 'previewed' && expiresAt !== null;

/** Questions of it that would be added. */
export const addable = ({ counts }: Import): number => counts.taken + counts.converted;

const labels: Record<QuestionImportStatus, { shape: StatusShape; labelId: string }> = {
  reading: { shape: 'half', labelId: 'admin.import.status.reading' },
  previewed: { shape: 'half', labelId: 'admin.import.status.previewed' },
  importing: { shape: 'half', labelId: 'admin.import.status.importing' },
  imported: { shape: 'tick', labelId: 'admin.import.status.imported' },
  undone: { shape: 'outline', labelId: 'admin.import.status.undone' },
  discarded: { shape: 'outline', labelId: 'admin.import.status.discarded' },
  failed: { shape: 'cross', labelId: 'admin.import.status.failed' },
};

/** How the state of an import is shown. */
export function labelOf(questionImport: Import): { shape: StatusShape; labelId: string } {
  const { shape, labelId } = labels[questionImport.status];
  const kept = questionImport.status === 'previewed' && !isUnkept(questionImport);
  return { shape, labelId: kept ? 'admin.import.status.kept' : labelId };
}
