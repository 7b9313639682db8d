import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { PasswordField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { StatusLabel } from '#client/ui/status-label';
import { useCopy } from '#client/ui/use-copy';
import { madeUpPassword } from './made-up-password';
import type { VisiblePerson } from '../visible-person';
import { PersonLine } from '../person-line';
import { useChangePasswordMutation } from '../person-page.generated';
import styles from '../../people.module.css';

const lengthOf = (password: string): number => [...password].length;

const ownWords = { PASSWORD_TOO_SHORT: 'people.password.short', PASSWORD_TOO_LONG: 'password.tooLong' };

const isAtField = (error: unknown): boolean => {
  const code = errorCode(error);
  return code in ownWords || code === 'PASSWORD_UNCHANGED';
};

function useNewPassword(id: string, onDone: () => void) {
  const intl = useIntl();
  const errorMessage = useErrorMessage(ownWords);
  const [password, setPassword] = useState('');
  const [confirming, setConfirming] = useState(false);
  const [change, { loading, error, reset }] = useChangePasswordMutation();
  const say = (messageId: string) => intl.formatMessage({ id: messageId });
  const goOn = () => {
    reset();
    if (lengthOf(password) < 8) toast.error(say('people.password.short'));
    else if (lengthOf(password) > 64) toast.error(say('password.tooLong'));
    else setConfirming(true);
  };
  const save = async () => {
    const told = toast.loading(say('password.updating'));
    try {
      await change({ variables: { input: { profileId: id, password } } });
      toast.success(say('password.updated'), { id: told });
      onDone();
    } catch (rejected) {
      toast.dismiss(told);
      if (isAtField(rejected)) setConfirming(false);
    }
  };
  const type = (value: string) => {
    setPassword(value);
    reset();
  };
  const message = error && errorMessage(error);
  const [problem, failure] = isAtField(error) ? [message, undefined] : [undefined, message];
  return { password, type, confirming, setConfirming, goOn, save, saving: loading, problem, failure };
}

type NewPassword = ReturnType<typeof useNewPassword>;

function Choose({ password, type, problem }: Pick<NewPassword, 'password' | 'type' | 'problem'>) {
  const intl = useIntl();
  const [visible, setVisible] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <>
      <PasswordField
        ref={input}
        label={intl.formatMessage({ id: 'password.new' })}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={password}
        visible={visible}
        onVisibilityChange={setVisible}
        onChange={(event) => type(event.currentTarget.value)}
        error={problem}
      />
      <div className={styles.rule}>
        <StatusLabel shape={lengthOf(password) >= 8 ? 'tick' : 'outline'}>
          <FormattedMessage id="people.password.length" />
        </StatusLabel>
        <Button
          type="button"
          size="sm"
          onClick={() => {
            type(madeUpPassword());
            setVisible(true);
          }}
        >
          <FormattedMessage id="people.password.makeUp" />
        </Button>
      </div>
      <p className="sm dim">
        <FormattedMessage id="people.password.about" />
      </p>
    </>
  );
}

function PasswordForm({ password }: { password: string }) {
  const intl = useIntl();
  const { copy, source, isRejected } = useCopy<HTMLInputElement>();
  const [visible, setVisible] = useState<boolean | null>(null);
  return (
    <>
      <p>
        <strong>
          <FormattedMessage id="people.password.question" />
        </strong>
      </p>
      <div className={styles.copy}>
        <PasswordField
          ref={source}
          label={intl.formatMessage({ id: 'password.new' })}
          value={password}
          // Browsers don't allow copying from a hidden password field.
          visible={visible ?? isRejected}
          onVisibilityChange={setVisible}
          readOnly
          autoComplete="off"
        />
        <Button type="button" onClick={() => void copy(password)}>
          <IconCopy size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="people.password.copy" />
        </Button>
      </div>
    </>
  );
}

type Props = { opened: boolean; onClose: () => void; person: VisiblePerson };

/**
 * The "Change Password" dialog for another person. The password is typed or generated, and saved after a confirmation
 * that the person knows it.
 */
export default function PasswordDialog({ opened, onClose, person }: Props) {
  const form = useNewPassword(person.id, onClose);
  const { confirming, setConfirming, saving, failure, password } = form;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="password.title" />}
      className={styles.dialog}
      step={confirming ? 2 : 1}
      back={
        confirming
          ? { label: <FormattedMessage id="people.password.back" />, onBack: () => setConfirming(false) }
          : undefined
      }
      submit={<FormattedMessage id={confirming ? 'people.password.save' : 'people.changePassword'} />}
      busyLabel={saving ? <FormattedMessage id="password.updating" /> : undefined}
      onSubmit={() => (confirming ? void form.save() : form.goOn())}
    >
      <PersonLine person={person} />
      {confirming ? (
        <PasswordForm password={password} />
      ) : (
        <Choose password={password} type={form.type} problem={form.problem} />
      )}
      {failure && <ErrorNote>{failure}</ErrorNote>}
    </FormDialog>
  );
}
