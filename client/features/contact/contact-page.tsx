import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellProfileQuery } from '#client/features/profile/index';
import { PageTitle } from '#client/features/settings/index';
import { useSession } from '#client/platform/sign-in/session';
import { Page } from '#client/ui/layout/layout';
import { Waiting } from '#client/ui/feedback/states';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';
import { MessageSent, type Sent } from './message-sent';
import { Often } from './often';
import { useDraft } from './use-draft';

type Writer = { id: string; name: string; email: string };

/** The form, or the sent message. `writer` is null for visitors. */
function Contact({ writer }: { writer: Writer | null }) {
  const { draft, change, begin } = useDraft(writer?.id ?? 'visitor');
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent) return <MessageSent sent={sent} onAnother={() => setSent(null)} />;
  const onSent = (number: number, copied: boolean) => {
    const { name, email } = writer ?? draft;
    setSent({ draft, number, copied, name: name.trim(), email: email.trim() });
    begin();
  };
  return (
    <div>
      <h1>
        <FormattedMessage id="contact.title" />
      </h1>
      <p className="dim">
        <FormattedMessage id={writer ? 'contact.lead' : 'contact.leadVisitor'} />
      </p>
      <ContactForm draft={draft} change={change} email={writer?.email ?? null} onSent={onSent} />
    </div>
  );
}

/** The contact page. It is open to visitors and during maintenance. */
export default function ContactPage() {
  const title = useIntl().formatMessage({ id: 'contact.title' });
  const { state } = useSession();
  const { profile, error, retry } = useShellProfileQuery();
  const isKnown = state === 'signedOut' || profile !== undefined;
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <div className={styles.columns}>
        {isKnown ? (
          <Contact key={profile?.id} writer={profile ?? null} />
        ) : (
          <Waiting error={error} onRetry={retry} />
        )}
        <Often />
      </div>
    </Page>
  );
}
