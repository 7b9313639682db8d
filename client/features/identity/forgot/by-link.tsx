import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/button';
import { Waiting } from '#client/ui/states';
import { usePasswordLinkQuery } from './forgot.generated';
import { NewPassword } from './new-password';

function OldLink({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <>
      <div>
        <h1>
          <FormattedMessage id="forgot.old" />
        </h1>
        <p role="status">
          <FormattedMessage id="forgot.oldText" />
        </p>
      </div>
      <Button variant="primary" size="lg" block onClick={onAskAgain}>
        <FormattedMessage id="forgot.newLink" />
      </Button>
      <p className="dim sm">
        <FormattedMessage
          id="forgot.oldHelp"
          values={{
            login: (text) => (
              <Link key="login" to="/login">
                {text}
              </Link>
            ),
            contact: (text) => (
              <Link key="contact" to="/contact">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}

/** What a link leads to: a new password, or word that the link leads nowhere any more. */
export function ByLink({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const [used, setUsed] = useState(false);
  const { data, error, refetch } = usePasswordLinkQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  if (used || data?.passwordLink === null) return <OldLink onAskAgain={onAskAgain} />;
  if (!data?.passwordLink) return <Waiting error={error} onRetry={() => void refetch()} />;
  const { email, purpose } = data.passwordLink;
  return (
    <NewPassword token={token} email={email} isFirst={purpose === 'invited'} onUsed={() => setUsed(true)} />
  );
}
