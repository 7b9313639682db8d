import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/button';
import { Waiting } from '#client/ui/feedback/states';
import { usePasswordLinkQuery } from './forgot.generated';
import { NewPassword } from './new-password';

const oldLink = { title: 'forgot.old', text: 'forgot.oldText', help: 'forgot.oldHelp' };
const oldInvitation = {
  title: 'forgot.oldInvitation',
  text: 'forgot.oldInvitationText',
  help: 'forgot.oldInvitationHelp',
};

/** Says that a link is no longer valid, and offers to request another one. */
function OldLink({
  isInvitation,
  email,
  onRequestAgain,
}: Pick<Props, 'isInvitation' | 'onRequestAgain'> & { email?: string }) {
  const said = isInvitation ? oldInvitation : oldLink;
  return (
    <>
      <div>
        <h1>
          <FormattedMessage id={said.title} />
        </h1>
        <p role="status">
          <FormattedMessage id={said.text} />
        </p>
      </div>
      <Button variant="primary" size="lg" block onClick={onRequestAgain}>
        <FormattedMessage id="forgot.newLink" />
      </Button>
      <p className="dim sm">
        <FormattedMessage
          id={said.help}
          values={{
            login: (text) => (
              <Link key="login" to="/login" state={{ email }}>
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

type Props = {
  token: string;
  /** True if the URL says that the link is an invitation, which is needed when the server no longer knows the link. */
  isInvitation: boolean;
  onRequestAgain: () => void;
};

/** The page of a link: the form for a new password, or a message that the link is no longer valid. */
export function ByLink({ token, isInvitation, onRequestAgain }: Props) {
  const [used, setUsed] = useState(false);
  const { data, error, refetch } = usePasswordLinkQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  if (used || data?.passwordLink === null)
    return (
      <OldLink
        isInvitation={isInvitation || data?.passwordLink?.purpose === 'invited'}
        email={data?.passwordLink?.email}
        onRequestAgain={onRequestAgain}
      />
    );
  if (!data?.passwordLink) return <Waiting error={error} onRetry={() => void refetch()} />;
  const { email, purpose } = data.passwordLink;
  return (
    <NewPassword token={token} email={email} isFirst={purpose === 'invited'} onUsed={() => setUsed(true)} />
  );
}
