import { FormattedMessage } from 'react-intl';
import type { HeldSession } from '#client/platform/sign-in/session';
import { Button, ButtonAnchor } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ErrorNote } from '#client/ui/messages';

type Props = { held: HeldSession | null; onLeave: () => void };

/** Says that what was entered is still on the page, and opens the sign-in form in a new tab. */
export default function SignInAgainDialog({ held, onLeave }: Props) {
  return (
    <Dialog
      opened={held !== null}
      onClose={onLeave}
      mustChoose
      title={<FormattedMessage id="session.held" />}
      footer={
        <>
          <Button size="lg" variant="text" onClick={onLeave}>
            <FormattedMessage id="session.heldLeave" />
          </Button>
          {/* Browsers block windows that scripts open, not links. With an opener the tab can close itself. */}
          <ButtonAnchor
            size="lg"
            variant="primary"
            href="/signed-in-again"
            target="_blank"
            rel="opener"
            data-autofocus
          >
            <FormattedMessage id="session.heldSignIn" />
          </ButtonAnchor>
        </>
      }
    >
      <p>
        <FormattedMessage id="session.heldText" />
      </p>
      {held === 'other_person' && (
        <ErrorNote>
          <FormattedMessage id="session.heldOther" />
        </ErrorNote>
      )}
    </Dialog>
  );
}
