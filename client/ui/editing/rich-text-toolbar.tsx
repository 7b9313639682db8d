import { RichTextEditor as Mantine } from '@mantine/tiptap';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { IconLink } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { LinkDialog } from './link-dialog';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Left and right go from one button to the next, so that the whole bar is one stop for the Tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

type Props = { editor: Editor; label: string; lists: boolean };

/** The buttons of an editor: marks, lists and links. */
export function RichTextToolbar({ editor, label, lists }: Props) {
  const intl = useIntl();
  const [linking, setLinking] = useState(false);
  const linked = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  const linkName = intl.formatMessage({ id: 'admin.editor.link' });
  return (
    <Mantine.Toolbar
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'admin.editor.toolbar' }, { label })}
      onKeyDown={moveFocus}
    >
      <Mantine.ControlsGroup>
        <Mantine.Bold />
        <Mantine.Italic tabIndex={-1} />
        <Mantine.Underline tabIndex={-1} />
        <Mantine.Strikethrough tabIndex={-1} />
      </Mantine.ControlsGroup>
      <Mantine.ControlsGroup>
        {lists && <Mantine.BulletList tabIndex={-1} />}
        {lists && <Mantine.OrderedList tabIndex={-1} />}
        <Mantine.Control
          aria-label={linkName}
          title={linkName}
          tabIndex={-1}
          active={linked}
          onClick={() => setLinking(true)}
        >
          <IconLink size={16} stroke={1.9} aria-hidden />
        </Mantine.Control>
      </Mantine.ControlsGroup>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Mantine.Toolbar>
  );
}
