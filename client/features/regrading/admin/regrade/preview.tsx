import type { RegradePreviewFieldsFragment } from './regrade.generated';
import { RowPages } from '#client/ui/list/row-pages';
import { Waiting } from '#client/ui/states';
import { ChangedResults } from './changed-results';
import { RegradeCounts } from './regrade-counts';
import styles from './regrade-page.module.css';

/** A preview as it comes from the server, whole or on its way. */
export type LoadedPreview = {
  preview: RegradePreviewFieldsFragment | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
  /** Reads the page of changed results behind a cursor. */
  more: (after: string) => Promise<unknown>;
};

/** Adds a page of changed results to those that were read. */
export const joinedPreviews = (
  visible: RegradePreviewFieldsFragment,
  next: RegradePreviewFieldsFragment,
): RegradePreviewFieldsFragment => ({
  ...visible,
  results: { ...next.results, nodes: [...visible.results.nodes, ...next.results.nodes] },
});

/** What a regrade would do: how much, and to whom. */
export function Preview({ loaded: { preview, error, reload, more } }: { loaded: LoadedPreview }) {
  if (!preview) {
    return <Waiting error={error} onRetry={() => void reload()} lines={3} />;
  }
  const { counts, results } = preview;
  const { hasNextPage, endCursor } = results.pageInfo;
  return (
    <>
      <RegradeCounts counts={counts} />
      {results.nodes.length > 0 && (
        <div className={styles.list}>
          <RowPages
            rows={results.nodes}
            size={20}
            total={counts.raised + counts.lowered}
            onMore={hasNextPage && endCursor ? () => more(endCursor) : undefined}
          >
            {(visible) => <ChangedResults results={visible} />}
          </RowPages>
        </div>
      )}
    </>
  );
}
