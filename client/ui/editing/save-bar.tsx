import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { errorCode } from '#client/platform/requests/error-code';
import { bold } from '#client/ui/bold';
import { Button } from '#client/ui/button';
import { Note } from '#client/ui/feedback/messages';
import styles from './save-bar.module.css';

type Props = {
  saving: boolean;
  dirty: boolean;
  /** The names of the unsaved fields, if known. */
  changes?: readonly string[];
  /** True for a new record, which can be saved with its initial values. */
  isNew?: boolean;
  /** The error of the last attempt. */
  error?: unknown;
  /** The number of invalid fields. */
  problems: number;
  /** The names of the invalid fields, if known. */
  wrong?: readonly string[];
  /** The outcome of the last save. */
  note?: ReactNode;
  /** Opens the comparison with the version that someone else has saved. */
  onCompare?: () => void;
  /** The publish button beside the save button. */
  publish?: ReactNode;
  /** More actions above the bar. */
  children?: ReactNode;
};

function Failure({ error, onCompare }: Pick<Props, 'error' | 'onCompare'>) {
  const errorMessage = useErrorMessage();
  const conflict = errorCode(error) === 'CONFLICT' && onCompare;
  return (
    <div className={styles.failure} role="alert">
      <Note tone="bad">
        {conflict ? <FormattedMessage id="admin.conflict" /> : errorMessage(error)}
        {conflict && (
          <Button type="button" size="sm" className={styles.theirs} onClick={onCompare}>
            <FormattedMessage id="admin.compare" />
          </Button>
        )}
      </Note>
    </div>
  );
}

/** The sticky bar at the bottom of a form, with errors and the save button. */
export function SaveBar(props: Props) {
  const {
    saving,
    dirty,
    changes = [],
    wrong = [],
    isNew = false,
    error,
    problems,
    note,
    onCompare,
    publish,
  } = props;
  const intl = useIntl();
  const unsaved = dirty || isNew;
  return (
    <>
      {props.children && <div>{props.children}</div>}
      <div className={styles.bar}>
        {note}
        {error !== undefined && <Failure error={error} onCompare={onCompare} />}
        {problems > 0 && (
          <div className={styles.failure} role="alert">
            <Note tone="bad">
              <FormattedMessage tagName="span" id="admin.problems" values={{ count: problems }} />{' '}
              {intl.formatList(wrong)}
            </Note>
          </div>
        )}
        <div className={styles.buttons}>
          <span className={`sm dim ${styles.state}`} role="status">
            {changes.length > 0 ? (
              <FormattedMessage
                id="admin.unsavedOf"
                values={{ changes: intl.formatList(changes), b: bold }}
              />
            ) : (
              <FormattedMessage id={unsaved ? 'admin.unsaved' : 'admin.allSaved'} />
            )}
          </span>
          {publish}
          <Button
            type="submit"
            variant="primary"
            disabled={!unsaved}
            busyLabel={saving ? <FormattedMessage id="admin.saving" /> : undefined}
          >
            <FormattedMessage id="admin.save" />
          </Button>
        </div>
      </div>
    </>
  );
}
