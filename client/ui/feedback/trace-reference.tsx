import { lazy, Suspense } from 'react';
import { faultTraceId } from '#client/platform/requests/error-code';

// Offline, the chunk can't load and the reference appears without the copy button.
const CopyReference = lazy(() =>
  import('./copy-reference').catch(() => ({ default: ({ id }: { id: string }) => <code>{id}</code> })),
);

/** Shows the request id of a failed request from the server's log, for support. */
export function TraceReference({ error }: { error: unknown }) {
  const id = faultTraceId(error);
  return (
    id && (
      <Suspense>
        <CopyReference id={id} />
      </Suspense>
    )
  );
}
