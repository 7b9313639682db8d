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
  /** What the button does, for those who do not see it. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Whether the button shows an icon or picture only. */
  square?: boolean;
  /** Whether the button has a frame, as a field has. */
  framed?: boolean;
  size?: 'sm' | 'md';
  /** What the button says while what was chosen runs. */
  busyLabel?: ReactNode;
  /** Whether the list stays while something in it is chosen, as where several can be. */
  stays?: boolean;
  /** Whether it opens as it comes. */
  opensAtOnce?: boolean;
  /** The items; choosing one closes the list unless it stays, where they may close it themselves. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** Whether an element is nearer to the left edge of the window, so that what opens under it has more room to its right. */
function isLeft(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left < window.innerWidth - right;
}

/** A button that opens a short list under it; Escape, a choice, or going elsewhere closes it. */
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

/** Something to do or to choose; `current` marks the choice in force. */
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

/** A page to go to. */
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
