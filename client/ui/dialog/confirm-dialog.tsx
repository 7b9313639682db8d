import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button';
import { Dialog } from './dialog';
import { ErrorNote } from '../feedback/messages';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The consequence of the action. */
  children: ReactNode;
  /** The verb on the confirm button. */
  confirm: ReactNode;
  /** Label of the button that closes the dialog. Cancel by default, which is unclear if the action itself cancels something. */
  keep?: ReactNode;
  busyLabel?: ReactNode;
  error?: ReactNode;
  /** False while the question is incomplete, so that it can't be confirmed yet. */
  ready?: boolean;
  /** True if the action loses data. */
  danger?: boolean;
  onConfirm: () => void;
};

/** Asks for confirmation of an action that can't easily be undone. */
export function ConfirmDialog(props: Props) {
  const {
    opened,
    onClose,
    title,
    children,
    confirm,
    keep = <FormattedMessage id="ui.cancel" />,
    busyLabel,
    error,
    ready = true,
    danger,
    onConfirm,
  } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button type="button" data-autofocus onClick={onClose}>
            {keep}
          </Button>
          <Button
            type="button"
            variant={danger ? 'danger' : 'strong'}
            busyLabel={busyLabel}
            disabled={!ready}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {error && <ErrorNote>{error}</ErrorNote>}
    </Dialog>
  );
}
