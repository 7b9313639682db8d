import type { QuestionImportFieldsFragment } from './question-import.generated';
import type { QuestionImportStatus } from '#client/platform/generated/schema';
import type { StatusShape } from '#client/ui/status-label';

type Import = Pick<QuestionImportFieldsFragment, 'status' | 'expiresAt' | 'counts'>;

/** Returns true while the server works on the import. */
export const isWorking = (status: QuestionImportStatus | undefined): boolean =>
  status === 'reading' || status === 'importing';

/** Returns true if the import counts towards the maximum in progress. */
export const isUnderWay = ({ status }: Import): boolean => isWorking(status) || status === 'previewed';

/** Returns true for a preview that expires. */
export const isUnkept = ({ status, expiresAt }: Import): boolean =>
  status === 'previewed' && expiresAt !== null;

/** Returns how many of its questions would be added. */
export const addable = ({ counts }: Import): number => counts.accepted + counts.converted;

const labels: Record<QuestionImportStatus, { shape: StatusShape; labelId: string }> = {
  reading: { shape: 'half', labelId: 'admin.import.status.reading' },
  previewed: { shape: 'half', labelId: 'admin.import.status.previewed' },
  importing: { shape: 'half', labelId: 'admin.import.status.importing' },
  imported: { shape: 'tick', labelId: 'admin.import.status.imported' },
  undone: { shape: 'outline', labelId: 'admin.import.status.undone' },
  discarded: { shape: 'outline', labelId: 'admin.import.status.discarded' },
  failed: { shape: 'cross', labelId: 'admin.import.status.failed' },
};

/** Returns the status label of an import. */
export function labelOf(questionImport: Import): { shape: StatusShape; labelId: string } {
  const { shape, labelId } = labels[questionImport.status];
  const kept = questionImport.status === 'previewed' && !isUnkept(questionImport);
  return { shape, labelId: kept ? 'admin.import.status.kept' : labelId };
}
