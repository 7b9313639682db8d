import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '#client/ui/button';
import { StatusLabel } from '#client/ui/status-label';
import styles from './contact.module.css';
import { topicNames } from './topics';
import type { Draft } from './use-draft';

/** A message that the server has accepted. */
export type Sent = { draft: Draft; number: number; copied: boolean; name: string; email: string };

/** Confirms a sent message with its number and its text. */
export function MessageSent({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { draft, number, copied, name, email } = sent;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form with the focused button is gone.
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div>
      <StatusLabel shape="tick">
        <FormattedMessage id="contact.sent" />
      </StatusLabel>
      <h1 ref={title} tabIndex={-1} className={styles.break}>
        <FormattedMessage id="contact.thanks" values={{ name }} />
      </h1>
      <p className={`dim ${styles.break}`} role="status">
        <FormattedMessage id="contact.number" values={{ number: `S-${number}`, email }} />{' '}
        {copied && <FormattedMessage id="contact.copied" />}
      </p>
      <dl className={styles.details}>
        <div>
          <dt>
            <FormattedMessage id="contact.sentAbout" />
          </dt>
          <dd>
            <FormattedMessage id={topicNames[draft.topic]} />
          </dd>
        </div>
        {draft.topic === 'test' && draft.test && (
          <div>
            <dt>
              <FormattedMessage id="contact.sentTest" />
            </dt>
            <dd>{draft.test}</dd>
          </div>
        )}
        <div>
          <dt>
            <FormattedMessage id="contact.text" />
          </dt>
          <dd className={styles.lines}>{draft.text}</dd>
        </div>
      </dl>
      <div className={styles.send}>
        <ButtonLink variant="primary" to="/">
          <FormattedMessage id="contact.toHome" />
        </ButtonLink>
        <Button onClick={onAnother}>
          <FormattedMessage id="contact.another" />
        </Button>
      </div>
    </div>
  );
}
