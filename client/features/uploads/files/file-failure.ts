import { RestError } from '#client/platform/error-code';
import { tusReason } from '../protocol/tus-reason';

type Failure = {
  message?: string;
  /** Of an assembly that failed. */
  reason?: string;
  /** Of one that was not even made. */
  assembly?: { reason?: string };
  /** Of a tus call. */
  originalResponse?: { getBody: () => string } | null;
  isNetworkError?: boolean;
  cause?: unknown;
};

function codeOf(error: Failure): string | undefined {
  const { reason, assembly, originalResponse, isNetworkError, cause } = error;
  const told = tusReason(originalResponse?.getBody());
  const code = reason ?? assembly?.reason ?? told ?? (isNetworkError ? 'NETWORK' : undefined);
  return code ?? (cause ? codeOf(cause) : undefined);
}

/** What an upload failed with, by the reason that the service gives; NETWORK where it was not reached. */
export function fileFailure(error: unknown): RestError {
  const failure = error as Failure;
  return new RestError(codeOf(failure) ?? 'UNAVAILABLE', failure.message ?? 'The upload failed.');
}
