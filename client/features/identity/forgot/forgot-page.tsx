import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { SplitLayout } from '../split-layout';
import { RequestLink } from './request-link';
import { ByLink } from './by-link';
import { LinkSent } from './link-sent';

/** The page for a forgotten password: e-mail address, link and new password. */
export default function ForgotPage() {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const invitation = search.get('invitation');
  const token = invitation ?? search.get('link');
  const requestAgain = () => {
    setSent(false);
    setSearch({});
  };
  return (
    <SplitLayout low>
      <PageTitle>{intl.formatMessage({ id: 'forgot.title' })}</PageTitle>
      {token !== null && (
        <ByLink key={token} token={token} isInvitation={invitation !== null} onRequestAgain={requestAgain} />
      )}
      {token === null && !sent && (
        <RequestLink
          email={email}
          onSent={(to) => {
            setEmail(to);
            setSent(true);
          }}
        />
      )}
      {token === null && sent && <LinkSent email={email} onRequestAgain={requestAgain} />}
    </SplitLayout>
  );
}
