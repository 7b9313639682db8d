import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './messages.module.css';

type Tone = 'ok' | 'bad' | 'plain';

const icons = { ok: IconCheck, bad: IconAlertTriangle, plain: IconInfoCircle };

/** A permanent message on the page. */
export function Note({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <p className={styles.note} data-tone={tone}>
      {icon ?? <Icon size={20} stroke={1.9} aria-hidden />}
      <span>{children}</span>
    </p>
  );
}

/** An error message that screen readers announce immediately. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Note tone="bad">{children}</Note>
    </div>
  );
}

/** A short label with a border, for example "PRO test". `strong` fills it. */
export function Tag({ strong, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <span className={styles.tag} data-strong={strong || undefined}>
      {children}
    </span>
  );
}

/** A toggle button for a filter. */
export function Chip({ on, onClick, children }: { on: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <UnstyledButton className={styles.chip} aria-pressed={on} onClick={onClick}>
      {on && <IconCheck size={16} stroke={1.9} aria-hidden />}
      {children}
    </UnstyledButton>
  );
}

/** A row of chips. It scrolls horizontally on phones. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  );
}
