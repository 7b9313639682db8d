import { listedCertificates } from '#server/features/attempts/certificates/listed-certificates';
import { listedQuestions } from '#server/features/authoring/questions/listed-questions';
import type { AnyRows } from '#server/features/editing/rows/listed-rows';
import { listedFiles } from '#server/features/files/listed-files';
import { listedPointsEntries } from '#server/features/points/listed-points-entries';
import { listedResults } from '#server/features/regrading/results/listed-results';

/** Every list of rows that the API gives as it is described: its query, types and CSV come from here. */
export const listedRows = [
  listedResults,
  listedPointsEntries,
  listedCertificates,
  listedQuestions,
  listedFiles,
] as unknown as readonly AnyRows[];
