import { EditorContent, useEditor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { FieldError } from '../../fields/fields';
import { lostOnPaste } from './lost-on-paste';
import { inlineHtml, storedHtml } from './rich-text-html';
import { richTextExtensions } from './rich-text-extensions';
import styles from './rich-text-editor.module.css';
import { RichTextToolbar } from './rich-text-toolbar';

type Props = {
  /** The label above the field, unless its surroundings name it. */
  label?: string;
  /** The full accessible name. */
  name: string;
  language: Language;
  /** HTML that the server or this editor has sanitized. */
  value: string;
  onChange: (html: string) => void;
  /** True for inline text: no lists, and paragraphs become line breaks. */
  inline?: boolean;
  /** True for a field of one line without a toolbar. Keyboard shortcuts set the formats. */
  compact?: boolean;
  error?: ReactNode;
};

/**
 * Creates the tiptap editor. Typed text is passed to `onChange`, and an external change of `value` replaces the
 * content.
 */
function useRichText({
  value,
  onChange,
  inline,
  editorProps,
}: Pick<Props, 'value' | 'onChange' | 'inline'> & Pick<UseEditorOptions, 'editorProps'>) {
  // Constant options prevent tiptap from updating the editor when other fields of the form change.
  const [content] = useState(value);
  const latest = useRef(onChange);
  const given = useRef(value);
  useEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    // The portal's style sheet contains these rules.
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

/** A rich text field that supports only the allowed formats. */
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
