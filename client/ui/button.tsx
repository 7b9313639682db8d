import { UnstyledButton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

type Look = {
  /** At most one `primary` button per view. `strong` is for other main actions. */
  variant?: 'primary' | 'strong' | 'secondary' | 'text' | 'danger';
  /** The height: 36 (desktop only), 44 or 56 px. */
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  /** True for a button with an icon only, which needs an `aria-label`. */
  square?: boolean;
};

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'size'> & {
    /** The text that replaces the content while the action runs, for example "Saving…". */
    busyLabel?: ReactNode;
  };

const lookAttributes = ({ variant = 'secondary', size = 'md', block, square }: Look, className = '') => ({
  className: `${styles.button} ${className}`,
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
  'data-square': square || undefined,
});

/** A button. While `busyLabel` is set, it shows that text, ignores clicks and keeps the focus. */
export function Button(props: ButtonProps) {
  const { variant, size, block, square, busyLabel, className, children, onClick, ...rest } = props;
  const busy = busyLabel !== undefined && busyLabel !== null;
  return (
    <UnstyledButton
      {...rest}
      {...lookAttributes({ variant, size, block, square }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
    >
      {busy ? (
        <>
          <IconRefresh size={16} aria-hidden />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </UnstyledButton>
  );
}

/** A link inside the portal that looks like a button. */
export function ButtonLink({ variant, size, block, square, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} {...lookAttributes({ variant, size, block, square }, className)} />;
}

/** A link to another site, an e-mail address, a telephone number or a file that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  block,
  square,
  className,
  ...rest
}: Look & ComponentProps<'a'>) {
  return <a {...rest} {...lookAttributes({ variant, size, block, square }, className)} />;
}
