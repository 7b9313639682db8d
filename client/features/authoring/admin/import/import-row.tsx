import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { QuestionImportFieldsFragment } from './question-import.generated';
import { ButtonLink } from '#client/ui/button';
import { StatusLabel } from '#client/ui/status-label';
import { DiscardImport } from './discard-import';
import { isUnderWay, labelOf } from './import-states';
import styles from './import-tab.module.css';
import { UndoImport } from './undo-import';

type Props = { questionImport: QuestionImportFieldsFragment };

function State({ questionImport }: Props) {
  const { dateTime } = useFormat();
  const { status, added, expiresAt } = questionImport;
  const { shape, labelId } = labelOf(questionImport);
  return (
    <div>
      <StatusLabel shape={shape}>
        <FormattedMessage id={labelId} />
      </StatusLabel>
      {status === 'imported' && (
        <p className="sm dim">
          <FormattedMessage id="admin.import.addedCount" values={{ count: added }} />
        </p>
      )}
      {expiresAt && (
        <p className="sm dim">
          <FormattedMessage id="admin.import.expires" values={{ date: dateTime(expiresAt) }} />
        </p>
      )}
    </div>
  );
}

function Tools({ questionImport }: Props) {
  const intl = useIntl();
  const { id, fileName, status } = questionImport;
  const open = isUnderWay(questionImport);
  return (
    <div className={styles.tools}>
      {/* A discarded preview has no details to show. */}
      {status !== 'discarded' && (
        <ButtonLink
          size="sm"
          variant={open ? 'secondary' : 'text'}
          to={`?show=${id}`}
          aria-label={intl.formatMessage(
            { id: open ? 'admin.import.openOf' : 'admin.import.openReportOf' },
            { fileName },
          )}
        >
          <FormattedMessage id={open ? 'admin.import.open' : 'admin.import.openReport'} />
        </ButtonLink>
      )}
      {open && status !== 'importing' && <DiscardImport questionImport={questionImport} small />}
      {status === 'imported' && <UndoImport questionImport={questionImport} small />}
    </div>
  );
}

/** An import in the list: file, uploader, status and actions. */
export function ImportRow({ questionImport }: Props) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const { fileName, createdAt, madeBy } = questionImport;
  const name = madeBy ?? intl.formatMessage({ id: 'admin.import.commandLine' });
  return (
    <li className={styles.earlier}>
      <div>
        <p className={styles.label}>{fileName}</p>
        <p className="sm dim">
          <FormattedMessage id="admin.import.when" values={{ date: dateTime(createdAt), name }} />
        </p>
      </div>
      <State questionImport={questionImport} />
      <Tools questionImport={questionImport} />
    </li>
  );
}
