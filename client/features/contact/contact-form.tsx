import { Checkbox } from '@mantine/core';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { isAddress } from '#client/platform/is-address';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextArea } from '#client/ui/editing/fields/text-area';
import { ErrorNote } from '#client/ui/feedback/messages';
import styles from './contact.module.css';
import { TestChoice } from './test-choice';
import { topicNames, topics } from './topics';
import type { Draft } from './use-draft';
import { useSend } from './use-send';
import { WriterFields } from './writer-fields';

const maxLength = 5000;

type Props = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** The address for the reply. Null for visitors, who enter one. */
  email: string | null;
  onSent: (number: number, copied: boolean) => void;
};

/** A honeypot field, hidden from people but filled in by bots. */
function Trap({ field }: { field: React.RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.trap} aria-hidden>
      <input ref={field} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The contact form. */
export function ContactForm({ draft, change, email, onSent }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [checked, setChecked] = useState(false);
  const website = useRef<HTMLInputElement>(null);
  const isVisitor = email === null;
  const { send, sending, error } = useSend(isVisitor);
  const text = (id: string) => intl.formatMessage({ id });
  const isWhole =
    draft.text.trim() !== '' && (!isVisitor || (draft.name.trim() !== '' && isAddress(draft.email)));
  const submit = async () => {
    const sent = await send(draft, website.current?.value ?? '');
    if (sent) onSent(sent.number, sent.copied);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    // The form shows the error.
    if (isWhole && !sending) void submit().catch(() => undefined);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {isVisitor && <WriterFields draft={draft} change={change} checked={checked} />}
      <SelectField
        label={text('contact.about')}
        value={draft.topic}
        choices={topics.map((value) => ({ value, label: text(topicNames[value]) }))}
        onChange={(topic) => change({ topic })}
      />
      {!isVisitor && draft.topic === 'test' && (
        <TestChoice value={draft.test} onChange={(test) => change({ test })} />
      )}
      <TextArea
        label={text('contact.text')}
        rows={6}
        maxLength={maxLength}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        error={checked && draft.text.trim() === '' && text('contact.textMissing')}
      />
      <Trap field={website} />
      <Checkbox
        label={text('contact.details')}
        checked={draft.details}
        onChange={(event) => change({ details: event.currentTarget.checked })}
      />
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <div className={styles.send}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busyLabel={sending ? <FormattedMessage id="contact.sending" /> : undefined}
        >
          <FormattedMessage id="contact.send" />
        </Button>
        <span className={`sm dim ${styles.break}`}>
          <FormattedMessage id={isVisitor ? 'contact.answerHere' : 'contact.answerTo'} values={{ email }} />
        </span>
      </div>
    </form>
  );
}
