import {
  IconBold,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { LinkDialog } from './link-dialog';
import styles from './rich-text-editor.module.css';

type Format = {
  name: string;
  labelId: string;
  Icon: Icon;
  toggle: (chain: ChainedCommands) => ChainedCommands;
};

const markFormats: readonly Format[] = [
  { name: 'bold', labelId: 'admin.editor.bold', Icon: IconBold, toggle: (chain) => chain.toggleBold() },
  {
    name: 'italic',
    labelId: 'admin.editor.italic',
    Icon: IconItalic,
    toggle: (chain) => chain.toggleItalic(),
  },
  {
    name: 'underline',
    labelId: 'admin.editor.underline',
    Icon: IconUnderline,
    toggle: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'strike',
    labelId: 'admin.editor.strike',
    Icon: IconStrikethrough,
    toggle: (chain) => chain.toggleStrike(),
  },
];

const listFormats: readonly Format[] = [
  {
    name: 'bulletList',
    labelId: 'admin.editor.bulletList',
    Icon: IconList,
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    labelId: 'admin.editor.orderedList',
    Icon: IconListNumbers,
    toggle: (chain) => chain.toggleOrderedList(),
  },
];

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus with the arrow keys, so that the toolbar is a single tab stop. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

type ControlProps = {
  editor: Editor;
  /** The name of the format in tiptap. */
  name: string;
  labelId: string;
  Icon: Icon;
  tabIndex?: number;
  onClick: () => void;
};

function Control({ editor, name, labelId, Icon, tabIndex = -1, onClick }: ControlProps) {
  const label = useIntl().formatMessage({ id: labelId });
  const active = useEditorState({ editor, selector: ({ editor: current }) => current.isActive(name) });
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={active}
      title={label}
      tabIndex={tabIndex}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={16} stroke={1.9} aria-hidden />
    </button>
  );
}

type Props = { editor: Editor; label: string; lists: boolean };

/** The toolbar of the editor: formats, lists and links. */
export function RichTextToolbar({ editor, label, lists }: Props) {
  const intl = useIntl();
  const [linking, setLinking] = useState(false);
  const control = ({ toggle, ...format }: Format, tabIndex?: number) => (
    <Control
      key={format.name}
      {...format}
      editor={editor}
      tabIndex={tabIndex}
      onClick={() => toggle(editor.chain().focus()).run()}
    />
  );
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'admin.editor.toolbar' }, { label })}
      onKeyDown={moveFocus}
    >
      <div>{markFormats.map((format, at) => control(format, at === 0 ? 0 : -1))}</div>
      <div>
        {lists && listFormats.map((format) => control(format))}
        <Control
          editor={editor}
          name="link"
          labelId="admin.editor.link"
          Icon={IconLink}
          onClick={() => setLinking(true)}
        />
      </div>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
