import { adminCertificates } from '#server/features/attempts/certificates/admin-certificates';
import { adminQuestionSummaries } from '#server/features/authoring/questions/question-summaries';
import type { AnyRows } from '#server/features/editing/rows/listed-rows';
import { adminFiles } from '#server/features/files/admin-files';
import { adminPointsEntries } from '#server/features/points/admin-points-entries';
import { adminResults } from '#server/features/regrading/results/admin-results';

/** Every declared list of rows. Its query, types and CSV export are generated from this list. */
export const listedRows = [
  adminResults,
  adminPointsEntries,
  adminCertificates,
  adminQuestionSummaries,
  adminFiles,
] as unknown as readonly AnyRows[];
