import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/format';
import type { QuestionImportFieldsFragment, QuestionImportStatus } from '#client/platform/generated/graphql';
import { Button } from '#client/ui/button';
import { LoadMore } from '#client/ui/editing/load-more';
import { RibList } from '#client/ui/rib-list';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import styles from './import-tab.module.css';
import { UndoImport } from './undo-import';

const states: Record<QuestionImportStatus, { shape: StatusShape; labelId: string }> = {
  reading: { shape: 'half', labelId: 'admin.import.status.reading' },
  previewed: { shape: 'half', labelId: 'admin.import.status.previewed' },
  importing: { shape: 'half', labelId: 'admin.import.status.importing' },
  imported: { shape: 'tick', labelId: 'admin.import.status.imported' },
  undone: { shape: 'outline', labelId: 'admin.import.status.undone' },
  discarded: { shape: 'outline', labelId: 'admin.import.status.discarded' },
  failed: { shape: 'cross', labelId: 'admin.import.status.failed' },
};

type Imports = readonly QuestionImportFieldsFragment[];
type RowProps = { questionImport: QuestionImportFieldsFragment; onOpen: (id: string) => void };

function Row({ questionImport, onOpen }: RowProps) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const { id, fileName, status, added, createdAt, madeBy } = questionImport;
  const { shape, labelId } = states[status];
  const name = madeBy ?? intl.formatMessage({ id: 'admin.import.commandLine' });
  return (
    <li className={styles.earlier}>
      <div>
        <p className={styles.label}>{fileName}</p>
        <p className="sm dim">
          <FormattedMessage id="admin.import.when" values={{ date: dateTime(createdAt), name }} />
        </p>
      </div>
      <div>
        <StatusLabel shape={shape}>
          <FormattedMessage id={labelId} />
        </StatusLabel>
        {status === 'imported' && (
          <p className="sm dim">
            <FormattedMessage id="admin.import.addedCount" values={{ count: added }} />
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <Button
          size="sm"
          variant="text"
          aria-label={intl.formatMessage({ id: 'admin.import.openReportOf' }, { fileName })}
          onClick={() => onOpen(id)}
        >
          <FormattedMessage id="admin.import.openReport" />
        </Button>
        {status === 'imported' && <UndoImport questionImport={questionImport} small />}
      </div>
    </li>
  );
}

type Props = {
  imports: Imports;
  onOpen: (id: string) => void;
  onMore?: (() => Promise<unknown>) | undefined;
};

/** Every file that was sent for the module, newest first, with undo of what was imported. */
export function EarlierImports({ imports, onOpen, onMore }: Props) {
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
            <Row key={one.id} questionImport={one} onOpen={onOpen} />
          ))}
        </RibList>
      )}
      {onMore && <LoadMore shown={imports.length} onMore={onMore} />}
    </section>
  );
}
