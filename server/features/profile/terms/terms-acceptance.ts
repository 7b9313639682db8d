import type { ApiClient, Person } from '#server/platform/access/viewer';
import type { TermsAnswerEntity } from './terms-answer.entity';

export type TermsAnswer = TermsAnswerEntity['answer'];

/** Returns true if the viewer hasn't accepted the valid version yet. `validVersion` is null if there are no terms. */
export function needsTerms(viewer: Person | ApiClient, validVersion: number | null): boolean {
  // An administrator who views the portal as another person can't accept anything for them.
  if (viewer.kind !== 'person' || viewer.seenBy || validVersion === null) return false;
  return (viewer.termsVersion ?? 0) < validVersion;
}

/** Returns false if the answer repeats a Yes to the same version, because that changes nothing. */
export const changesAcceptance = (
  answer: TermsAnswer,
  version: number,
  acceptedVersion: number | null,
): boolean => answer === 'no' || acceptedVersion !== version;

/**
 * Returns the version that a person has accepted after an answer. A no only revokes the acceptance of the same version.
 */
export function acceptedVersionAfter(
  answer: TermsAnswer,
  version: number,
  acceptedVersion: number | null,
): number | null {
  if (answer === 'yes') return version;
  return acceptedVersion === version ? null : acceptedVersion;
}
