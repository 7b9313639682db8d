import { EditorContent, useEditor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { FieldError } from '../../fields';
import { lostOnPaste } from './lost-on-paste';
import { inlineHtml, storedHtml } from './rich-text-html';
import { richTextExtensions } from './rich-text-extensions';
import styles from './rich-text-editor.module.css';
import { RichTextToolbar } from './rich-text-toolbar';

type Props = {
  /** Shown above the field; absent where its place says it. */
  label?: string;
  /** What the field is called in full. */
  name: string;
  /** The language of the text. */
  language: Language;
  /** Sanitised by the server, or written here. */
  value: string;
  onChange: (html: string) => void;
  /** For a text within a line: without lists, and paragraphs become lines. */
  inline?: boolean;
  /** One line high and without buttons; marks are set by the keyboard. */
  compact?: boolean;
  error?: ReactNode;
};

/** The tiptap editor over `value`: what is typed is given on, what is given from outside is shown. */
function useRichText({
  value,
  onChange,
  inline,
  editorProps,
}: Pick<Props, 'value' | 'onChange' | 'inline'> & Pick<UseEditorOptions, 'editorProps'>) {
  // Options that stay the same leave the editor alone when another field of the form is typed into.
  const [content] = useState(value);
  const latest = useRef(onChange);
  const given = useRef(value);
  useEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    // Its style sheet is part of the portal's own.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: current }) => {
      given.current = inline ? inlineHtml(current.getHTML()) : storedHtml(current.getHTML());
      latest.current(given.current);
    },
  });
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

/** A field for rich text, with only what a text may hold. */
export function RichTextEditor(props: Props) {
  const { label, name, language, value, onChange, inline = false, compact = false, error } = props;
  const id = useId();
  const invalid = Boolean(error);
  const [lost, setLost] = useState<readonly string[]>([]);
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: (html: string) => {
        setLost(lostOnPaste(html));
        return html;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': name,
        lang: language,
        class: styles.text!,
        ...(invalid && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
    }),
    [name, language, invalid, id],
  );
  const editor = useRichText({ value, onChange, inline, editorProps });
  return (
    <div>
      {label && (
        <p className={styles.label} aria-hidden onClick={() => editor.commands.focus()}>
          {label}
        </p>
      )}
      <div
        className={styles.editor}
        data-inline={inline || undefined}
        data-compact={compact || undefined}
        data-invalid={invalid || undefined}
      >
        {!compact && <RichTextToolbar editor={editor} label={name} lists={!inline} />}
        <EditorContent editor={editor} />
      </div>
      {lost.length > 0 && (
        <p role="alert" className={`sm dim ${styles.lost}`}>
          <FormattedMessage id="admin.editor.lost" values={{ removed: lost.join(', ') }} />
        </p>
      )}
      {invalid && (
        <div id={`${id}-error`} className={styles.error}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
