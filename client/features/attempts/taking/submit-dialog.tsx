import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { Note } from '#client/ui/feedback/messages';
import styles from './submit-dialog.module.css';
import type { SubmissionState } from './use-submission';

// With more unanswered questions than this, only their number is shown.
const namedAtMost = 5;

type Props = {
  opened: boolean;
  total: number;
  /** The indexes of unanswered questions. */
  unanswered: readonly number[];
  submission: SubmissionState;
  error: unknown;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
  onClose: () => void;
};

function Summary({ total, unanswered }: Pick<Props, 'total' | 'unanswered'>) {
  const count = unanswered.length;
  if (count === 0) return <FormattedMessage id="tests.submit.complete" values={{ total }} />;
  const named = count <= namedAtMost;
  const positions = <FormattedList value={unanswered.map((index) => String(index + 1))} />;
  return (
    <>
      <FormattedMessage id="tests.submit.answered" values={{ answered: total - count, total }} />{' '}
      <FormattedMessage
        id={named ? 'tests.submit.missing' : 'tests.submit.missingMany'}
        values={{ count, positions }}
      />
    </>
  );
}

function Jumps({ total, unanswered, onGoTo }: Pick<Props, 'total' | 'unanswered' | 'onGoTo'>) {
  const intl = useIntl();
  return (
    <ol className={styles.jumps}>
      {Array.from({ length: total }, (_, index) => {
        const open = unanswered.includes(index);
        const id = open ? 'tests.submit.jumpOpen' : 'tests.submit.jumpDone';
        return (
          <li key={index}>
            <button
              type="button"
              data-done={!open || undefined}
              aria-label={intl.formatMessage({ id }, { position: index + 1 })}
              onClick={() => onGoTo(index)}
            >
              {index + 1}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Actions({ unanswered, submission, onGoTo, onSubmit, onClose }: Props) {
  const busy = submission === 'none' ? undefined : <FormattedMessage id="tests.submit.busy" />;
  const [first] = unanswered;
  if (first === undefined) {
    return (
      <>
        <Button size="lg" onClick={onClose}>
          <FormattedMessage id="tests.submit.back" />
        </Button>
        <Button variant="primary" size="lg" busyLabel={busy} onClick={onSubmit}>
          <FormattedMessage id="tests.submit.now" />
        </Button>
      </>
    );
  }
  return (
    <>
      <Button size="lg" busyLabel={busy} onClick={onSubmit}>
        <FormattedMessage id="tests.submit.anyway" />
      </Button>
      <Button variant="primary" size="lg" onClick={() => onGoTo(first)}>
        <FormattedMessage id="tests.submit.goTo" values={{ position: first + 1 }} />
      </Button>
    </>
  );
}

/** The confirmation before a test is submitted, with the number of answered questions and the unanswered ones. */
export function SubmitDialog(props: Props) {
  const errorMessage = useErrorMessage();
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={<FormattedMessage id="tests.submit.title" />}
      footer={<Actions {...props} />}
    >
      <p>
        <Summary {...props} />
      </p>
      <Jumps {...props} />
      <p className="sm dim">
        <FormattedMessage id="tests.submit.legend" />
      </p>
      <div className={styles.failure} role="status">
        {props.submission === 'waiting' && (
          <Note tone="bad">
            <FormattedMessage id="tests.submit.waiting" />
          </Note>
        )}
        {props.error !== undefined && <Note tone="bad">{errorMessage(props.error)}</Note>}
      </div>
    </Dialog>
  );
}
