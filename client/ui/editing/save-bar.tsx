import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { errorCode } from '#client/platform/error-code';
import { bold } from '#client/ui/bold';
import { Button } from '#client/ui/button';
import { Note } from '#client/ui/messages';
import styles from './save-bar.module.css';

type Props = {
  saving: boolean;
  dirty: boolean;
  /** The names of what is not saved yet, where it is known. */
  changes?: readonly string[];
  /** Whether nothing of it is saved at all, so that it may be saved as it is proposed. */
  isNew?: boolean;
  /** What went wrong with the last try. */
  error?: unknown;
  /** How many fields have to be mended first. */
  problems: number;
  /** The names of those, where they are known. */
  wrong?: readonly string[];
  /** What came of the last time it was saved. */
  note?: ReactNode;
  /** Shows what somebody else saved meanwhile beside what is typed here. */
  onCompare?: () => void;
  /** The button that publishes, beside the one that saves. */
  publish?: ReactNode;
  /** More actions, above the foot. */
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

/** The foot of a form: what is wrong, and the button that saves. Stays in sight. */
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
