import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionImportFieldsFragment } from './question-import.generated';
import { RowPages } from '#client/ui/list/row-pages';
import { RibList } from '#client/ui/layout/rib-list';
import { ImportRow } from './import-row';
import styles from './import-tab.module.css';

type Props = {
  imports: readonly QuestionImportFieldsFragment[];
  /** The total number, including pages that aren't loaded. */
  total: number;
  onMore: (() => Promise<unknown>) | undefined;
};

/** The page size. */
const size = 20;

/** All imports of the module, newest first, with actions to open, discard or undo them. */
export function EarlierImports({ imports, total, onMore }: Props) {
  const title = useIntl().formatMessage({ id: 'admin.import.earlier' });
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {imports.length === 0 ? (
        <p className="dim">
          <FormattedMessage id="admin.import.noneEarlier" />
        </p>
      ) : (
        <RowPages rows={imports} size={size} total={total} onMore={onMore}>
          {(visible) => (
            <RibList label={title}>
              {visible.map((one) => (
                <ImportRow key={one.id} questionImport={one} />
              ))}
            </RibList>
          )}
        </RowPages>
      )}
    </section>
  );
}
