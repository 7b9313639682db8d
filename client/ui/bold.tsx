import type { ReactNode } from 'react';

/** What a message puts between `<b>` and `</b>`. */
export const bold = (words: ReactNode) => <strong>{words}</strong>;
