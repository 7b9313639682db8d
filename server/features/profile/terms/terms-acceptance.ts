import type { ApiClient, Person } from '#server/platform/viewer';
import type { TermsAnswerEntity } from './terms-answer.entity';

export type TermsAnswer = TermsAnswerEntity['answer'];

/** Whether the viewer has yet to accept the version that is valid now; null where there are no terms. */
export function needsTerms(viewer: Person | ApiClient, validVersion: number | null): boolean {
  // An administrator who views the portal as another person can't accept anything for them.
  if (viewer.kind !== 'person' || viewer.seenBy || validVersion === null) return false;
  return (viewer.termsVersion ?? 0) < validVersion;
}

/** Whether an answer is noted: a repeated Yes changes nothing. */
export const changesAcceptance = (
  answer: TermsAnswer,
  version: number,
  acceptedVersion: number | null,
): boolean => answer === 'no' || acceptedVersion !== version;

/** The version that a person accepts after an answer: a No takes back a Yes to the same version only. */
export function acceptedAfter(
  answer: TermsAnswer,
  version: number,
  acceptedVersion: number | null,
): number | null {
  if (answer === 'yes') return version;
  return acceptedVersion === version ? null : acceptedVersion;
}
