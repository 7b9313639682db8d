import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';

const removalDelay = 100;

/** Asks before an image is removed: `ask` opens the prompt, `onRemove` is called soon after it was confirmed. */
export function useRemovalPrompt<T>(onRemove: (image: T) => void): {
  ask: (image: T) => void;
  prompt: ReactNode;
} {
  const [opened, setOpened] = useState(false);
  const asked = useRef<T>(null);
  const ask = (image: T) => {
    asked.current = image;
    setOpened(true);
  };
  const remove = () => {
    const image = asked.current;
    // While the dialog fades its button can be pressed again.
    asked.current = null;
    setOpened(false);
    if (image !== null) setTimeout(() => onRemove(image), removalDelay);
  };
  const prompt = (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      title={<FormattedMessage id="uploads.deleteTitle" />}
      footer={
        <>
          <Button type="button" data-autofocus onClick={() => setOpened(false)}>
            <FormattedMessage id="uploads.cancel" />
          </Button>
          <Button type="button" variant="danger" onClick={remove}>
            <FormattedMessage id="uploads.delete" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="uploads.deletePrompt" />
    </Dialog>
  );
  return { ask, prompt };
}
