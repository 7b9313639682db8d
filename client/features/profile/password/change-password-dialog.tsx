import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { PasswordField } from '#client/ui/fields';
import { ErrorNote, Note } from '#client/ui/messages';
import type { PasswordField as Field } from './password-rules';
import { RuleList } from './rule-list';
import styles from './password.module.css';
import { usePasswordChange } from './use-password-change';

const labels: Record<Field, string> = {
  current: 'password.current',
  next: 'password.new',
  again: 'password.again',
};

/** Leads to the field at which something is said. */
function focus(form: HTMLFormElement, field: Field | undefined): void {
  const input = field && form.elements.namedItem(field);
  if (input instanceof HTMLInputElement) input.focus();
}

type FormProps = {
  formId: string;
  /** Whose password it is, for programs that keep passwords. */
  email: string;
  change: ReturnType<typeof usePasswordChange>;
};

function Form({ formId, email, change: { values, problems, failure, type, submit } }: FormProps) {
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
    <form
      id={formId}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void submit().then((wrong) => focus(form, wrong));
      }}
    >
      {failure && <ErrorNote>{failure}</ErrorNote>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {field('current', 'current-password')}
      {field('next', 'new-password', <RuleList id="password-rules" password={values.next} />)}
      {field('again', 'new-password')}
      <Note>
        <FormattedMessage id="password.others" />
      </Note>
    </form>
  );
}

type Props = { opened: boolean; onClose: () => void; email: string };

/** Change Password: the own one, by whoever knows it. */
export default function ChangePasswordDialog({ opened, onClose, email }: Props) {
  const formId = useId();
  const change = usePasswordChange(onClose);
  // What is under way still has to be told.
  const close = () => {
    if (!change.busy) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={<FormattedMessage id="password.title" />}
      footer={
        <>
          <Button type="button" onClick={close}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busyLabel={change.busy ? <FormattedMessage id="password.updating" /> : undefined}
          >
            <FormattedMessage id="password.change" />
          </Button>
        </>
      }
    >
      <Form formId={formId} email={email} change={change} />
    </Dialog>
  );
}
