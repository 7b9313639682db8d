import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';

const removalDelay = 100;

/**
 * Asks for confirmation before an image is removed. `ask` opens the dialog, and `onRemove` is called shortly after the
 * confirmation.
 */
export function useRemovalPrompt<T>(onRemove: (image: T) => void): {
  confirmRemoval: (image: T) => void;
  prompt: ReactNode;
} {
  const [opened, setOpened] = useState(false);
  const requested = useRef<T>(null);
  const confirmRemoval = (image: T) => {
    requested.current = image;
    setOpened(true);
  };
  const remove = () => {
    const image = requested.current;
    // The button can be clicked again while the dialog fades out.
    requested.current = null;
    setOpened(false);
    if (image !== null) setTimeout(() => onRemove(image), removalDelay);
  };
  const prompt = (
    <ConfirmDialog
      opened={opened}
      onClose={() => setOpened(false)}
      danger
      title={<FormattedMessage id="uploads.deleteTitle" />}
      confirm={<FormattedMessage id="uploads.delete" />}
      onConfirm={remove}
    >
      <FormattedMessage id="uploads.deletePrompt" />
    </ConfirmDialog>
  );
  return { confirmRemoval, prompt };
}
