import { RestError } from '#client/platform/requests/error-code';
import { tusReason } from '../protocol/tus-reason';

type Failure = {
  message?: string;
  /** The reason of an assembly that failed. */
  reason?: string;
  /** The reason of an assembly that couldn't be created. */
  assembly?: { reason?: string };
  /** The response to a tus request. */
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

/** Converts an error of an upload to a RestError by the service's reason, or NETWORK if the service wasn't reached. */
export function fileFailure(error: unknown): RestError {
  const failure = error as Failure;
  return new RestError(codeOf(failure) ?? 'UNAVAILABLE', failure.message ?? 'The upload failed.');
}
