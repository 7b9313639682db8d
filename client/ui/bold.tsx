import type { ReactNode } from 'react';

/** Renders the `<b>` of a message. */
export const bold = (words: ReactNode) => <strong>{words}</strong>;
