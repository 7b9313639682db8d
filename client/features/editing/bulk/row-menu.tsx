import { IconDots } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { lazyPage } from '#client/platform/lazy-loading/lazy-page';
import { Button } from '#client/ui/button';
import { rowShortcut, rowShortcuts } from '#client/ui/list/cells/row-shortcuts';
import type { BulkActionDefinition } from './bulk-action-definition';
import { shortcutsOf } from './shortcuts-of';
import type { AnyRow, RowAction } from './row-action';
import styles from './row-menu.module.css';

const OpenedMenu = lazyPage(() => import('./opened-menu'));

type Props<Row> = {
  /** The list's name in the API. */
  list: string;
  actions: readonly BulkActionDefinition[];
  row: Row;
  name: string;
  /** The actions of a single row. */
  own: readonly RowAction<Row>[];
};

/** Returns the link in the title of the row. */
const titleOf = (part: Element | null): HTMLElement | null | undefined =>
  part?.closest('tr')?.querySelector<HTMLElement>('[data-kind="title"] a');

/** Returns the last shortcut that the list passed to the row, as a new object each time. */
function useShortcut(part: RefObject<HTMLElement | null>) {
  const [requested, setRequested] = useState<{ shortcut: string }>();
  useEffect(() => {
    const { current } = part;
    const onShortcut = (event: Event) => setRequested({ shortcut: (event as CustomEvent<string>).detail });
    current?.addEventListener(rowShortcut, onShortcut);
    return () => current?.removeEventListener(rowShortcut, onShortcut);
  }, [part]);
  return requested;
}

/** The menu of a row. Its bulk actions show the same preview as for many rows. */
export function RowMenu<Row extends AnyRow>({ name, ...props }: Props<Row>) {
  const intl = useIntl();
  const part = useRef<HTMLSpanElement>(null);
  /** The direction of the menu and whether the row has a page. Undefined until it first opens. */
  const [menu, setMenu] = useState<{ up: boolean; leads: boolean }>();
  const requested = useShortcut(part);
  const measure = () => {
    const { bottom = 0 } = part.current?.getBoundingClientRect() ?? {};
    setMenu({ up: bottom > window.innerHeight * 0.55, leads: Boolean(titleOf(part.current)) });
  };
  const load = () => void OpenedMenu.load().catch(() => undefined);
  const actions = intl.formatMessage({ id: 'bulk.actions' });
  const label = intl.formatMessage({ id: 'bulk.actionWith' }, { action: actions, value: name });
  const dots = <IconDots size={20} stroke={1.9} aria-hidden />;
  const button = (
    <Button
      square
      variant="text"
      size="sm"
      aria-label={label}
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
    >
      {dots}
    </Button>
  );
  return (
    <span
      ref={part}
      className={styles.menu}
      data-up={menu?.up || undefined}
      {...{ [rowShortcuts]: shortcutsOf(props).join(' ') || undefined }}
      onClickCapture={measure}
    >
      {menu || requested ? (
        <Suspense fallback={button}>
          <OpenedMenu
            {...props}
            label={label}
            trigger={dots}
            shortcut={requested}
            onOpen={menu?.leads ? () => titleOf(part.current)?.click() : undefined}
            toFocus={() => part.current?.querySelector('button')}
          />
        </Suspense>
      ) : (
        button
      )}
    </span>
  );
}
