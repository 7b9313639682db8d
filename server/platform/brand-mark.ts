/** The portal's logo as SVG. It has the color of the surrounding text, and style sheets set its size. */
export const brandMark =
  '<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path fill="currentColor" d="M2 5.5 14.8 3v7.2L2 ' +
  '12.2ZM30 5.5 17.2 3v7.2L30 12.2ZM9 14.2 14.8 13v7L9 21.2ZM23 14.2 17.2 13v7l5.8 1.2ZM9 23.6l5.8-1.2V30L9 ' +
  '27.6ZM23 23.6l-5.8-1.2V30l5.8-2.4Z"/></svg>';
