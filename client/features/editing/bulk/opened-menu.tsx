import { IconExternalLink } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dropdown, DropdownItem } from '#client/ui/dropdown/dropdown';
import { Keys } from '#client/ui/shortcuts/key-caps';
import { hasShortcutKeys } from '#client/ui/shortcuts/keys';
import type { BulkActionDefinition } from './bulk-action-definition';
import { BulkDialog } from './bulk-dialog';
import { actionWords } from './bulk-words';
import { actionIcons } from './action-icons';
import type { AnyRow, RowAction } from './row-action';
import styles from './row-menu.module.css';
import { offeredOf } from './shortcuts-of';

type Props = {
  list: string;
  actions: readonly BulkActionDefinition[];
  row: AnyRow;
  own: readonly RowAction<AnyRow>[];
  label: string;
  trigger: ReactNode;
  /** The shortcut that opened an action directly, without the menu. */
  shortcut: { shortcut: string } | undefined;
  /** Opens the page of the row, if it has one. */
  onOpen: (() => void) | undefined;
  /** Returns the element that gets the focus back from a dialog. */
  toFocus: () => HTMLElement | null | undefined;
};

type OpenDialog = { action: BulkActionDefinition } | { Dialog: NonNullable<RowAction<AnyRow>['Dialog']> };

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Handles the keys of the menu, so that those of the list don't apply. */
function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !/^(Arrow.+|Home|End|Page.+|[^ ])$/.test(key)) return;
  event.preventDefault();
  const items = [...currentTarget.querySelectorAll<HTMLElement>('button')];
  const isNamed = (item: HTMLElement) =>
    item.querySelector('[data-shortcut]')?.getAttribute('data-shortcut') === key;
  const named = items.find(isNamed);
  if (named) return named.click();
  const at = items.indexOf(target as HTMLElement);
  const ends: Record<string, number> = { Home: 0, End: items.length - 1 };
  const to = ends[key] ?? (key in steps ? (at + steps[key]! + items.length) % items.length : at);
  items[to]?.focus();
}

const focusFirst = (items: HTMLElement | null): void => items?.querySelector('button')?.focus();

const isGrave = ({ name }: BulkActionDefinition): boolean => actionWords[name].danger === true;

/** The shortcut of a menu item, for sighted users. The list of shortcuts contains it for everyone. */
const Cap = ({ of, shortcut }: { of?: string; shortcut?: string | undefined }) =>
  (of || (shortcut && hasShortcutKeys())) && (
    <span className={`desk-only ${styles.cap}`} data-shortcut={shortcut} aria-hidden>
      <Keys of={[of ?? shortcut!.toUpperCase()]} />
    </span>
  );

/** The open menu of a row and the dialogs of its actions. */
export default function OpenedMenu(props: Props) {
  const { list, row, label, trigger, shortcut: key, onOpen, toFocus } = props;
  const { actions, own } = offeredOf(props);
  const [openDialog, setOpenDialog] = useState<{ what: OpenDialog; round: number }>();
  const [opened, setOpened] = useState(false);
  const [answered, setAnswered] = useState<typeof key>();
  const open = (what: OpenDialog) => {
    setOpenDialog({ what, round: (openDialog?.round ?? 0) + 1 });
    setOpened(true);
  };
  const openAction = (what: OpenDialog) => {
    toFocus()?.focus();
    open(what);
  };
  if (key !== answered) {
    setAnswered(key);
    const action = actions.find(({ shortcut }) => shortcut === key?.shortcut);
    const Dialog = own.find(({ shortcut }) => shortcut === key?.shortcut)?.Dialog;
    if (key && Dialog) open({ Dialog });
    else if (key && action) open({ action });
  }
  const items = (some: readonly BulkActionDefinition[]) =>
    some.map((action) => (
      <DropdownItem key={action.name} icon={actionIcons[action.name]} onClick={() => openAction({ action })}>
        <FormattedMessage id={actionWords[action.name].label} />
        <Cap shortcut={action.shortcut} />
      </DropdownItem>
    ));
  const dialog = { opened, onClose: () => setOpened(false) };
  const { what, round } = openDialog ?? {};
  return (
    <>
      <Dropdown square opensAtOnce={!key} size="sm" label={label} trigger={trigger}>
        <div ref={focusFirst} className={styles.items} onKeyDown={onMenuKey}>
          {onOpen && (
            <DropdownItem icon={IconExternalLink} onClick={onOpen}>
              <FormattedMessage id="bulk.openRow" />
              <Cap of="Enter" />
            </DropdownItem>
          )}
          {own.map(({ label: id, icon, shortcut, run, Dialog }) => (
            <DropdownItem key={id} icon={icon} onClick={() => (Dialog ? openAction({ Dialog }) : run?.(row))}>
              <FormattedMessage id={id} />
              <Cap shortcut={shortcut} />
            </DropdownItem>
          ))}
          {items(actions.filter((action) => !isGrave(action)))}
          {actions.some(isGrave) && (
            <div className={styles.grave}>{items(actions.filter((action) => isGrave(action)))}</div>
          )}
        </div>
      </Dropdown>
      {what && 'action' in what && (
        <BulkDialog
          key={round}
          {...dialog}
          list={list}
          action={what.action}
          selected={{ rows: [row], all: null }}
          onDone={() => undefined}
        />
      )}
      {what && 'Dialog' in what && <what.Dialog key={round} {...dialog} row={row} />}
    </>
  );
}
