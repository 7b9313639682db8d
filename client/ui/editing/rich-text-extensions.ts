import type { Extensions } from '@tiptap/core';
import { TextStyle } from '@tiptap/extension-text-style';
import StarterKit from '@tiptap/starter-kit';

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

/**
 * What a text may hold: paragraphs, links, bold, italic, underline, strike, line breaks, lists and spans with
 * style, each kept as it was.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  StyledSpan,
];
