import { IconClock, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorCode, retryAfterSeconds } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { bold } from '#client/ui/bold';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import { useCheckAccountNumberMutation, type CheckAccountNumberMutation } from './entry-dialog.generated';
import styles from './entry-dialog.module.css';
import { programNames, type ProgramBucket } from './program-names';
import { useEntryEnd } from './use-entry-end';

const maxNumberLength = 64;

// Spaces and dashes are ignored, so that they alone aren't a number.
const isNumber = (value: string) => /[^\s-]/.test(value);

const failures = { INTERNAL: 'programs.failed', UNAVAILABLE: 'programs.failed', NETWORK: 'programs.failed' };

export type Entry = NonNullable<CheckAccountNumberMutation['checkAccountNumber']['entry']>;

type Wait = { until: number; minutes: number } | null;

type Props = {
  bucket: ProgramBucket;
  /** True if the program is open at present. */
  enabled: boolean;
  /** True if the dialog was opened for this program. */
  isFirst: boolean;
  wait: Wait;
  onFound: (entry: Entry) => void;
  onWait: (seconds: number) => void;
  /** Called if the program was closed since then. */
  onRejected: () => void;
};

/** Checks an account number. Returns the pending state and the outcome. */
function useEntering({ bucket, onFound, onWait, onRejected }: Props) {
  const [check, { loading }] = useCheckAccountNumberMutation();
  const [missed, setMissed] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const forget = () => {
    setMissed(false);
    setProblem(undefined);
  };
  const fail = (error: unknown) => {
    const seconds = retryAfterSeconds(error);
    if (seconds !== null) return onWait(seconds);
    if (errorCode(error) === 'FORBIDDEN') return onRejected();
    return setProblem(error);
  };
  const enter = async (number: string) => {
    forget();
    try {
      const { data } = await check({ variables: { input: { bucket, number } } });
      const entry = data?.checkAccountNumber.entry;
      if (entry) onFound(entry);
      else setMissed(true);
    } catch (error) {
      fail(error);
    }
  };
  return { loading, missed, problem, enter, forget };
}

function WaitNote({ until, minutes }: NonNullable<Wait>) {
  const { time } = useEntryEnd();
  return (
    <div role="status">
      <Note tone="bad" icon={<IconClock size={20} stroke={1.9} aria-hidden />}>
        <span className="sm">
          <FormattedMessage id="programs.wait" values={{ minutes, time: time(until), b: bold }} />
        </span>
      </Note>
    </div>
  );
}

/** Explains why the button is disabled. */
function Why({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={`sm dim ${styles.why}`}>
      <IconInfoCircle size={16} stroke={1.9} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

function useField({ missed, forget }: ReturnType<typeof useEntering>, bucket: ProgramBucket) {
  const intl = useIntl();
  const [number, setNumber] = useState('');
  const [left, setLeft] = useState(false);
  const isEmpty = left && !isNumber(number);
  const error = () => {
    if (isEmpty) return intl.formatMessage({ id: 'programs.required' });
    return missed ? intl.formatMessage({ id: 'programs.missed' }, { bucket }) : undefined;
  };
  return {
    number,
    isEmpty,
    field: {
      value: number,
      error: error(),
      onChange: (value: string) => {
        setNumber(value);
        forget();
      },
      // Moving to the other form shows no error in this one.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
        const form = relatedTarget?.closest('form');
        if (!form || form === currentTarget.form) setLeft(true);
      },
    },
  };
}

/** Returns the message id of why the button is disabled, or null. */
function reasonOff(enabled: boolean, wait: Wait, number: string, isEmpty: boolean): string | null {
  if (!enabled) return 'programs.off.closed';
  if (wait) return 'programs.off.wait';
  if (isNumber(number)) return null;
  return isEmpty ? 'programs.off.required' : 'programs.off.empty';
}

/** A form that enters a program by account number. */
export function EntryForm(props: Props) {
  const { bucket, enabled, isFirst, wait } = props;
  const intl = useIntl();
  const id = useId();
  const errorMessage = useErrorMessage(failures);
  const entering = useEntering(props);
  const { number, isEmpty, field } = useField(entering, bucket);
  const { loading, problem } = entering;
  const input = useRef<HTMLInputElement>(null);
  // The forms may render after the dialog has set the focus.
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const program = intl.formatMessage({ id: programNames[bucket] });
  const off = reasonOff(enabled, wait, number, isEmpty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (off === null && !loading) void entering.enter(number);
  };
  return (
    <form className={styles.form} aria-labelledby={id} onSubmit={submit} noValidate>
      <div>
        <h3 id={id}>
          <FormattedMessage id="programs.form" values={{ bucket }} />
        </h3>
        <p className="sm dim">
          <FormattedMessage id="programs.formHelp" values={{ bucket, program }} />
        </p>
      </div>
      {enabled ? (
        <TextField
          {...field}
          label={intl.formatMessage({ id: 'programs.number' })}
          required
          withAsterisk={false}
          readOnly={loading || wait !== null}
          maxLength={maxNumberLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          classNames={{ input: styles.number }}
          ref={input}
          data-autofocus={isFirst || undefined}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
      ) : (
        <div role="status">
          <Note icon={<IconLock size={20} stroke={1.9} aria-hidden />}>
            <span className="sm">
              <FormattedMessage id="programs.closedNow" values={{ program }} />
            </span>
          </Note>
        </div>
      )}
      {enabled && wait && <WaitNote {...wait} />}
      <Button
        type="submit"
        block
        variant="primary"
        disabled={off !== null}
        aria-describedby={off ? `${id}-off` : undefined}
        busyLabel={loading ? <FormattedMessage id="programs.checking" /> : undefined}
      >
        <FormattedMessage id="programs.enter" values={{ program }} />
      </Button>
      {off && (
        <Why id={`${id}-off`}>
          <FormattedMessage id={off} />
        </Why>
      )}
      {problem !== undefined && (
        <ErrorNote>
          <span className="sm">{errorMessage(problem)}</span>
        </ErrorNote>
      )}
    </form>
  );
}
