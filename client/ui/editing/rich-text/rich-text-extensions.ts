import type { Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { TextStyle } from '@tiptap/extension-text-style/text-style';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';

const StyledSpan = TextStyle.extend({
  addAttributes() {
    return {
      style: {
        parseHTML: (element) => element.getAttribute('style'),
        renderHTML: ({ style }) => (style ? { style } : {}),
      },
    };
  },
});

const KeptLink = Link.configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
});

/**
 * The formats of rich text: paragraphs, links, bold, italic, underline, strike, line breaks, lists and spans with a
 * style. Their attributes are preserved.
 */
export const richTextExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Strike,
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  KeptLink,
  StyledSpan,
  UndoRedo,
];
