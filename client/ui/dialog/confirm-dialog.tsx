import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button';
import { Dialog } from './dialog';
import { ErrorNote } from '../messages';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What happens if they go on. */
  children: ReactNode;
  /** The verb of the action. */
  confirm: ReactNode;
  /** Label of the button that closes the dialog. Cancel by default, which is unclear if the action itself cancels something. */
  keep?: ReactNode;
  busyLabel?: ReactNode;
  error?: ReactNode;
  /** Whether all that the question says is there, so that it can be answered. */
  ready?: boolean;
  /** Something is lost by it. */
  danger?: boolean;
  onConfirm: () => void;
};

/** Asks once more before something that cannot simply be undone. */
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
