import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button';
import { Dialog } from './dialog';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The form fields. */
  children: ReactNode;
  className?: string;
  /** The verb on the submit button. */
  submit: ReactNode;
  /** True if the action loses data. */
  danger?: boolean;
  /** The text while the request runs. The dialog stays open, because it must show the outcome. */
  busyLabel: ReactNode;
  /** Replaces the Cancel button: the previous step, or another label for closing the dialog. */
  back?: { label: ReactNode; onBack: () => void };
  /** The current step of a dialog with several steps. */
  step?: string | number;
  onSubmit: (form: HTMLFormElement) => void;
};

/** A dialog with a form. */
export function FormDialog(props: Props) {
  const { opened, onClose, title, children, className, submit, danger, busyLabel, back, step, onSubmit } =
    props;
  const formId = useId();
  const unlessBusy = (then: () => void) => () => {
    if (!busyLabel) then();
  };
  return (
    <Dialog
      opened={opened}
      onClose={unlessBusy(onClose)}
      title={title}
      step={step}
      footer={
        <>
          <Button type="button" onClick={unlessBusy(back?.onBack ?? onClose)}>
            {back?.label ?? <FormattedMessage id="ui.cancel" />}
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busyLabel={busyLabel}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
