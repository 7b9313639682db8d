import { lazy, Suspense } from 'react';
import { faultTraceId } from '#client/platform/error-code';

// Without a connection, the reference alone is shown.
const CopyReference = lazy(() =>
  import('./copy-reference').catch(() => ({ default: ({ id }: { id: string }) => <code>{id}</code> })),
);

/** Shows the id by which the server's log names a request that failed, so that people can give it to support. */
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
