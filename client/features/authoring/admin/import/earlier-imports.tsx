import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionImportFieldsFragment } from './question-import.generated';
import { LoadMore } from '#client/ui/editing/load-more';
import { RibList } from '#client/ui/rib-list';
import { ImportRow } from './import-row';
import styles from './import-tab.module.css';

type Props = {
  imports: readonly QuestionImportFieldsFragment[];
  onMore?: (() => Promise<unknown>) | undefined;
};

/** Every file that was sent for the module, newest first: previews to open or discard, imports to undo. */
export function EarlierImports({ imports, onMore }: Props) {
  const title = useIntl().formatMessage({ id: 'admin.import.earlier' });
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {imports.length === 0 ? (
        <p className="dim">
          <FormattedMessage id="admin.import.noneEarlier" />
        </p>
      ) : (
        <RibList label={title}>
          {imports.map((one) => (
            <ImportRow key={one.id} questionImport={one} />
          ))}
        </RibList>
      )}
      {onMore && <LoadMore shown={imports.length} onMore={onMore} />}
    </section>
  );
}
