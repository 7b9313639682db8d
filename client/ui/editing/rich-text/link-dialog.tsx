import { Checkbox } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../button';
import { Dialog } from '../../dialog/dialog';
import { TextField } from '../../fields/fields';
import styles from './rich-text-editor.module.css';

/** Returns the address for a link, with `https://` added if needed. Null if it isn't allowed. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(https?:\/\/|mailto:)\S+$/i.test(text) || /^\/(?!\/)\S*$/.test(text)) return text;
  if (/^[^\s/:]+\.[^\s/:]+(\/\S*)?$/.test(text)) return `https://${text}`;
  return null;
}

type Link = { href?: string | null; target?: string | null };

/** A dialog for the link of the selected text. An empty address removes the link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const intl = useIntl();
  const link: Link = editor.getAttributes('link');
  const [address, setAddress] = useState(link.href ?? '');
  const [newTab, setNewTab] = useState(link.target === '_blank');
  const [wrong, setWrong] = useState(false);

  const apply = (href: string | null) => {
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === null) chain.unsetLink().run();
    else if (editor.state.selection.empty && !link.href) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href, target: newTab ? '_blank' : null }).run();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through the portal to the outer form, which must not submit.
    event.stopPropagation();
    const href = linkAddress(address);
    if (address.trim() !== '' && href === null) return setWrong(true);
    apply(href);
  };
  return (
    <Dialog opened onClose={onClose} title={<FormattedMessage id="admin.editor.link" />}>
      <form className={styles.link} noValidate onSubmit={onSubmit}>
        <TextField
          data-autofocus
          type="url"
          label={intl.formatMessage({ id: 'admin.editor.address' })}
          value={address}
          maxLength={2000}
          error={wrong && intl.formatMessage({ id: 'admin.editor.addressWrong' })}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Checkbox
          label={intl.formatMessage({ id: 'admin.editor.newTab' })}
          checked={newTab}
          onChange={(event) => setNewTab(event.currentTarget.checked)}
        />
        <div className={styles.linkButtons}>
          {link.href && (
            <Button type="button" onClick={() => apply(null)}>
              <FormattedMessage id="admin.editor.removeLink" />
            </Button>
          )}
          <Button type="submit" variant="strong">
            <FormattedMessage id="admin.editor.applyLink" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
