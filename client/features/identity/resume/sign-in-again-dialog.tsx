import { FormattedMessage } from 'react-intl';
import type { ExpiredSession } from '#client/platform/sign-in/session';
import { Button, ButtonAnchor } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ErrorNote } from '#client/ui/feedback/messages';

type Props = { expiredSession: ExpiredSession | null; onLeave: () => void };

/**
 * The dialog of an expired session. It says that entered data is still on the page, and opens the sign-in form in a new
 * tab.
 */
export default function SignInAgainDialog({ expiredSession, onLeave }: Props) {
  return (
    <Dialog
      opened={expiredSession !== null}
      onClose={onLeave}
      mustChoose
      title={<FormattedMessage id="session.ended" />}
      footer={
        <>
          <Button size="lg" variant="text" onClick={onLeave}>
            <FormattedMessage id="session.leaveWithoutSaving" />
          </Button>
          {/* Browsers block windows that scripts open, but not links. With an opener, the tab can close itself. */}
          <ButtonAnchor
            size="lg"
            variant="primary"
            href="/signed-in-again"
            target="_blank"
            rel="opener"
            data-autofocus
          >
            <FormattedMessage id="session.signInAgain" />
          </ButtonAnchor>
        </>
      }
    >
      <p>
        <FormattedMessage id="session.endedText" />
      </p>
      {expiredSession === 'other_person' && (
        <ErrorNote>
          <FormattedMessage id="session.otherPerson" />
        </ErrorNote>
      )}
    </Dialog>
  );
}
