import { UnstyledButton } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconCheck, type TablerIcon } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../button';
import styles from './dropdown.module.css';

type Props = {
  /** The accessible name of the button. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  /** True if the button contains only an icon or image. */
  square?: boolean;
  /** True if the button has a border, like a field. */
  framed?: boolean;
  size?: 'sm' | 'md';
  /** The text of the button while the selected action runs. */
  busyLabel?: ReactNode;
  /** True if the list stays open after a selection, for multiple choices. */
  stays?: boolean;
  /** True if the list is open from the first render. */
  opensAtOnce?: boolean;
  /** The items. A selection closes the list unless `stays` is set; then items can call `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * Returns true if the element is in the left half of the window, so that a list below it has more room to the right.
 */
function isLeft(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left < window.innerWidth - right;
}

/** A button that opens a short list below it. Escape, a selection or a click elsewhere closes it. */
export function Dropdown(props: Props) {
  const { label, trigger, square, framed, size, busyLabel, stays, opensAtOnce = false, children } = props;
  const [opened, setOpened] = useState(opensAtOnce);
  const [fromLeft, setFromLeft] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opensAtOnce) panel.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [opensAtOnce]);
  const close = () => setOpened(false);
  const outside = useClickOutside<HTMLDivElement>(close);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !opened) return;
    close();
    button.current?.focus();
  };

  return (
    <div className={styles.dropdown} ref={outside} onBlur={onBlur} onKeyDown={onKeyDown}>
      <Button
        ref={button}
        variant={framed ? 'secondary' : 'text'}
        square={square}
        size={size}
        busyLabel={busyLabel}
        aria-label={label}
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        onClick={({ currentTarget }) => {
          setFromLeft(isLeft(currentTarget));
          setOpened(!opened);
        }}
      >
        {trigger}
      </Button>
      {opened && (
        <div
          ref={panel}
          id={panelId}
          className={styles.panel}
          data-left={fromLeft || undefined}
          role="group"
          aria-label={label}
          onClick={stays ? undefined : close}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}

type ItemProps = {
  onClick: () => void;
  current?: boolean;
  label?: string;
  icon?: TablerIcon;
  children: ReactNode;
};

/** An action or choice. `current` marks the active choice. */
export function DropdownItem({ onClick, current, label, icon: Icon, children }: ItemProps) {
  return (
    <UnstyledButton
      className={styles.item}
      onClick={onClick}
      aria-current={current || undefined}
      aria-label={label}
    >
      {Icon && <Icon size={20} stroke={1.9} aria-hidden />}
      {children}
      {current && <IconCheck size={16} stroke={1.9} aria-hidden />}
    </UnstyledButton>
  );
}

/** A link to a page. */
export function DropdownLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.item} to={to}>
      {children}
    </Link>
  );
}

/** A line of text above the items. */
export function DropdownNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
