import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { PasswordField } from '#client/ui/fields/fields';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import type { PasswordField as Field } from './password-rules';
import { RuleList } from './rule-list';
import styles from './password.module.css';
import { usePasswordChange } from './use-password-change';

const labels: Record<Field, string> = {
  current: 'password.current',
  next: 'password.new',
  again: 'password.again',
};

/** Focuses the field with an error. */
function focus(form: HTMLFormElement, field: Field | undefined): void {
  const input = field && form.elements.namedItem(field);
  if (input instanceof HTMLInputElement) input.focus();
}

type FieldsProps = {
  /** The account of the password, for password managers. */
  email: string;
  change: ReturnType<typeof usePasswordChange>;
};

function Fields({ email, change: { values, problems, failure, type } }: FieldsProps) {
  const field = (name: Field, autoComplete: string, below?: ReactNode) => (
    <div>
      <PasswordField
        name={name}
        label={<FormattedMessage id={labels[name]} />}
        value={values[name]}
        onChange={(event) => type(name, event.currentTarget.value)}
        error={problems[name] && <FormattedMessage id={problems[name]} />}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={name === 'current' || undefined}
      />
      {below}
    </div>
  );
  return (
    <>
      {failure && <ErrorNote>{failure}</ErrorNote>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {field('current', 'current-password')}
      {field('next', 'new-password', <RuleList id="password-rules" password={values.next} />)}
      {field('again', 'new-password')}
      <Note>
        <FormattedMessage id="password.others" />
      </Note>
    </>
  );
}

type Props = { opened: boolean; onClose: () => void; email: string };

/** The "Change Password" dialog for the person's own password. */
export default function ChangePasswordDialog({ opened, onClose, email }: Props) {
  const change = usePasswordChange(onClose);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="password.title" />}
      className={styles.form}
      submit={<FormattedMessage id="password.change" />}
      busyLabel={change.busy ? <FormattedMessage id="password.updating" /> : undefined}
      onSubmit={(form) => void change.submit().then((wrong) => focus(form, wrong))}
    >
      <Fields email={email} change={change} />
    </FormDialog>
  );
}
