import type { ReactNode } from 'react';
import styles from './status-label.module.css';

export type StatusShape = 'outline' | 'half' | 'tick' | 'cross' | 'lock';

const frame = 'M6 2.5H19L15.4 17.5H2.4Z';
const filled = <path d="M5.5 1.5H20.5L16.4 18.5H1.4Z" fill="currentColor" />;
const mark = { fill: 'none', strokeWidth: 2.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const glyphs: Record<StatusShape, ReactNode> = {
  outline: <path className={styles.outline} d={frame} fill="none" strokeWidth="2" />,
  half: (
    <>
      <path d="M6 2.5H12.6L9 17.5H2.4Z" fill="currentColor" />
      <path d={frame} fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  tick: (
    <>
      {filled}
      <path {...mark} d="M6.6 10.2l3 3 5.4-6" stroke="var(--on-status)" />
    </>
  ),
  cross: (
    <>
      {filled}
      <path {...mark} d="M8 7l6 6M14 7l-6 6" stroke="var(--on-status)" />
    </>
  ),
  lock: (
    <>
      {filled}
      <path
        d="M7.4 9.5h7v5h-7zM8.8 9.5V8a2.1 2.1 0 0 1 4.2 0v1.5"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="1.7"
      />
    </>
  ),
};

/** The glyph of a status. Always use it beside the status text. */
export function StatusGlyph({ shape }: { shape: StatusShape }) {
  return (
    <svg viewBox="0 0 22 20" width="22" height="20" aria-hidden="true">
      {glyphs[shape]}
    </svg>
  );
}

/** A status as glyph and text. */
export function StatusLabel({ shape, children }: { shape: StatusShape; children: ReactNode }) {
  return (
    <span className={styles.status} data-shape={shape}>
      <StatusGlyph shape={shape} />
      {children}
    </span>
  );
}
