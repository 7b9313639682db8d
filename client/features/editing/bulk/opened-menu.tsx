import { IconExternalLink } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dropdown, DropdownItem } from '#client/ui/dropdown/dropdown';
import type { BulkDeed } from './bulk-deed';
import { BulkDialog } from './bulk-dialog';
import { deedWords } from './bulk-words';
import { deedIcons } from './deed-icons';
import type { AnyRow, RowDeed } from './row-deed';
import styles from './row-menu.module.css';
import { suitsRow } from './suits-row';

type Props = {
  list: string;
  deeds: readonly BulkDeed[];
  row: AnyRow;
  own: readonly RowDeed<AnyRow>[];
  label: string;
  trigger: ReactNode;
  /** Goes to where the row leads, if it leads anywhere. */
  onOpen: (() => void) | undefined;
  /** What gets the focus back from a dialog. */
  toFocus: () => HTMLElement | null | undefined;
};

type Asked = { deed: BulkDeed } | { Dialog: NonNullable<RowDeed<AnyRow>['Dialog']> };

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of the menu are its own: those of the list would lead out of it. */
function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !/^(Arrow.+|Home|End|Page.+|[^ ])$/.test(key)) return;
  event.preventDefault();
  const items = [...currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = items.indexOf(target as HTMLElement);
  const ends: Record<string, number> = { Home: 0, End: items.length - 1 };
  const to = ends[key] ?? (key in steps ? (at + steps[key]! + items.length) % items.length : at);
  items[to]?.focus();
}

const isGrave = ({ name }: BulkDeed): boolean => deedWords[name]?.danger === true;

/** The menu of a row, which opens as it comes, and the dialogs that it leads to. */
export default function OpenedMenu(props: Props) {
  const { list, deeds, row, own, label, trigger, onOpen, toFocus } = props;
  const [asked, setAsked] = useState<{ what: Asked; round: number }>();
  const [opened, setOpened] = useState(false);
  const ask = (what: Asked) => {
    toFocus()?.focus();
    setAsked({ what, round: (asked?.round ?? 0) + 1 });
    setOpened(true);
  };
  const suiting = deeds.filter((deed) => deed.ofRow !== false && suitsRow(deed.name, row));
  const items = (some: readonly BulkDeed[]) =>
    some.map((deed) => (
      <DropdownItem key={deed.name} icon={deedIcons[deed.name]} onClick={() => ask({ deed })}>
        <FormattedMessage id={deedWords[deed.name]!.label} />
      </DropdownItem>
    ));
  const dialog = { opened, onClose: () => setOpened(false) };
  const { what, round } = asked ?? {};
  return (
    <>
      <Dropdown square opensAtOnce size="sm" label={label} trigger={trigger}>
        <div className={styles.items} onKeyDown={onMenuKey}>
          {onOpen && (
            <DropdownItem icon={IconExternalLink} onClick={onOpen}>
              <FormattedMessage id="bulk.openRow" />
            </DropdownItem>
          )}
          {own
            .filter((deed) => deed.suits?.(row) ?? true)
            .map(({ label: id, icon, run, Dialog }) => (
              <DropdownItem key={id} icon={icon} onClick={() => (Dialog ? ask({ Dialog }) : run?.(row))}>
                <FormattedMessage id={id} />
              </DropdownItem>
            ))}
          {items(suiting.filter((deed) => !isGrave(deed)))}
          {suiting.some(isGrave) && (
            <div className={styles.grave}>{items(suiting.filter((deed) => isGrave(deed)))}</div>
          )}
        </div>
      </Dropdown>
      {what && 'deed' in what && (
        <BulkDialog
          key={round}
          {...dialog}
          list={list}
          deed={what.deed}
          selected={{ rows: [row], all: null }}
          onDone={() => undefined}
        />
      )}
      {what && 'Dialog' in what && <what.Dialog key={round} {...dialog} row={row} />}
    </>
  );
}
