import { useEffect, useEffectEvent, useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApolloClient } from '@apollo/client/react';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useFormat } from '#client/platform/formats/format';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { NumberField } from '#client/ui/editing/fields/number-field';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import type { VisiblePerson } from '../visible-person';
import { usePersonBalanceQuery, useSetPointsMutation } from '../person-page.generated';
import { PersonLine } from '../person-line';
import styles from '../../people.module.css';

const largest = 1_000_000_000;

/** Parses a number of points, ignoring group separators. Returns null for other input. */
function pointsOf(typed: string): number | null {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,10}$/.test(digits) && Number(digits) <= largest ? Number(digits) : null;
}

/** Describes the change of the balance. */
function Difference({ balance, points }: { balance: number; points: number }) {
  const { number } = useFormat();
  const change = points - balance;
  const id = change === 0 ? 'people.points.same' : change > 0 ? 'people.points.gives' : 'people.points.takes';
  return (
    <div role="status">
      <Note>
        <FormattedMessage
          id={id}
          values={{ count: Math.abs(change), visible: number(Math.abs(change)), left: number(points) }}
        />
      </Note>
    </div>
  );
}

type Props = {
  opened: boolean;
  onClose: () => void;
  person: Pick<VisiblePerson, 'id' | 'name' | 'email'>;
};

/** Reads the balance. If that fails, a toast shows the error and the dialog closes. */
function useBalance(id: string, onFail: () => void) {
  const intl = useIntl();
  const { data, error, refetch } = usePersonBalanceQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const failed = error !== undefined || data?.profile === null;
  const tell = useEffectEvent(() => {
    toast.error(intl.formatMessage({ id: 'people.points.unread' }));
    onFail();
  });
  useEffect(() => {
    if (failed) tell();
  }, [failed]);
  return { balance: data?.profile?.points, readAnew: () => refetch() };
}

function useEditPoints({ onClose, person: { id } }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage({ CONFLICT: 'people.points.conflict' });
  const client = useApolloClient();
  const { balance, readAnew } = useBalance(id, onClose);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [set, { loading, error, reset }] = useSetPointsMutation();
  const points = pointsOf(typed);
  const save = async () => {
    setTried(true);
    if (points === null || balance === undefined || loading) return;
    try {
      await set({
        variables: { input: { profileId: id, amount: points, expectedBalance: balance, note: note || null } },
      });
    } catch (rejected) {
      // The dialog shows the error and the current balance.
      if (errorCode(rejected) === 'CONFLICT') await readAnew();
      return;
    }
    await client.refetchQueries({ include: 'active' });
    toast.success(intl.formatMessage({ id: 'people.points.done' }, { points }));
    onClose();
  };
  const type = (value: string) => {
    setTyped(value);
    reset();
  };
  const problem = tried && points === null ? 'people.points.wrong' : undefined;
  return {
    balance,
    typed,
    type,
    note,
    setNote,
    points,
    problem,
    failure: error && errorMessage(error),
    loading,
    save,
  };
}

/** The "Edit Points" dialog, which sets a balance and shows the difference. */
export default function EditPointsDialog(props: Props) {
  const { opened, onClose, person } = props;
  const intl = useIntl();
  const { number } = useFormat();
  const { balance, typed, type, note, setNote, points, problem, failure, loading, save } =
    useEditPoints(props);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="people.editPoints" />}
      className={styles.dialog}
      submit={
        points === null ? (
          <FormattedMessage id="people.points.set" />
        ) : (
          <FormattedMessage id="people.points.setTo" values={{ points }} />
        )
      }
      busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}
      onSubmit={() => void save()}
    >
      <PersonLine person={person} />
      <div className={styles.balance}>
        <div>
          <p className={styles.label}>
            <FormattedMessage id="people.points.now" />
          </p>
          <p className={`num ${styles.now}`} role="status">
            {balance === undefined ? '…' : number(balance)}
          </p>
        </div>
        <NumberField
          label={text('people.points.to')}
          value={typed}
          onChange={type}
          error={problem && intl.formatMessage({ id: problem }, { max: largest })}
          maxLength={13}
          data-autofocus
        />
      </div>
      {balance !== undefined && points !== null && <Difference balance={balance} points={points} />}
      <TextField
        label={text('people.points.note')}
        description={text('people.points.noteHint')}
        value={note}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {failure && <ErrorNote>{failure}</ErrorNote>}
    </FormDialog>
  );
}
