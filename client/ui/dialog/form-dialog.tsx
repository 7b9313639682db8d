import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button';
import { Dialog } from './dialog';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The fields. */
  children: ReactNode;
  className?: string;
  /** The verb of the action. */
  submit: ReactNode;
  /** Whether somebody loses something by it. */
  danger?: boolean;
  /** The verb while it is under way. The dialog stays then, since what comes of it has to be told. */
  busyLabel: ReactNode;
  /** What takes the place of Cancel: the way to the step before, or another label for closing the dialog. */
  back?: { label: ReactNode; onBack: () => void };
  /** The step shown, of a dialog with several. */
  step?: string | number;
  onSubmit: (form: HTMLFormElement) => void;
};

/** A dialog that is filled in and sent. */
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
