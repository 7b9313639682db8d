import type { RegradePreviewFieldsFragment } from './regrade.generated';
import { RowPages } from '#client/ui/list/row-pages';
import { Waiting } from '#client/ui/feedback/states';
import { ChangedResults } from './changed-results';
import { RegradeCounts } from './regrade-counts';
import styles from './regrade-page.module.css';

/** The state of a preview while it loads and afterwards. */
export type LoadedPreview = {
  preview: RegradePreviewFieldsFragment | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
  /** Loads the page of changed results after a cursor. */
  more: (after: string) => Promise<unknown>;
};

/** Appends a page of changed results to the loaded ones. */
export const joinedPreviews = (
  visible: RegradePreviewFieldsFragment,
  next: RegradePreviewFieldsFragment,
): RegradePreviewFieldsFragment => ({
  ...visible,
  results: { ...next.results, nodes: [...visible.results.nodes, ...next.results.nodes] },
});

/** The preview of a regrade: counts and affected people. */
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
