import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { Dropdown, DropdownItem } from '#client/ui/dropdown/dropdown';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog';
import type { BulkDeed } from './bulk-deed';
import { deedWords } from './bulk-words';
import type { RowDeed } from './row-deed';
import { RowMenu } from './row-menu';
import type { Selected } from './selection';

type Props = {
  /** The list's name in the API. */
  list: string;
  deeds: readonly BulkDeed[];
  selected: Selected;
  /** It has begun. */
  onDone: () => void;
  /** What saves the rows as a file. */
  save?: ReactNode;
};

/** As many are buttons of their own where there is room, the last behind what saves the rows. */
const asButtons = 3;

const labelOf = ({ name }: BulkDeed): string => deedWords[name]!.label;

/** A phone's way to the deeds: a sheet with all of them. */
function Sheet({ deeds, onAsk }: { deeds: readonly BulkDeed[]; onAsk: (deed: BulkDeed) => void }) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  return (
    <span className="phone-only">
      <Button
        square
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'bulk.deeds' })}
        onClick={() => setOpened(true)}
      >
        <IconDots size={20} stroke={1.9} aria-hidden />
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={<FormattedMessage id="bulk.deeds" />}>
        <div className={styles.sheet}>
          {deeds.map((deed) => (
            <Button
              key={deed.name}
              block
              variant={deedWords[deed.name]?.danger ? 'danger' : 'secondary'}
              onClick={() => {
                setOpened(false);
                onAsk(deed);
              }}
            >
              <FormattedMessage id={labelOf(deed)} />
            </Button>
          ))}
        </div>
      </Dialog>
    </span>
  );
}

/** What can be done with the rows chosen, each after a look at what it would do. */
export function BulkDeeds({ list, deeds, selected, onDone, save }: Props) {
  const intl = useIntl();
  const [asked, setAsked] = useState<{ deed: BulkDeed; selected: Selected; round: number } | null>(null);
  const [opened, setOpened] = useState(false);
  const ask = (deed: BulkDeed) => {
    setAsked({ deed, selected, round: (asked?.round ?? 0) + 1 });
    setOpened(true);
  };
  const others = deeds.slice(asButtons);
  const buttons = (some: readonly BulkDeed[]) =>
    some.map((deed) => (
      <Button key={deed.name} size="sm" aria-haspopup="dialog" onClick={() => ask(deed)}>
        <FormattedMessage id={labelOf(deed)} />
      </Button>
    ));
  return (
    <>
      <span className={`desk-only ${styles.deeds}`}>{buttons(deeds.slice(0, asButtons - 1))}</span>
      {save}
      <span className={`desk-only ${styles.deeds}`}>
        {buttons(deeds.slice(asButtons - 1, asButtons))}
        {others.length > 0 && (
          <Dropdown
            square
            framed
            label={intl.formatMessage({ id: 'bulk.moreDeeds' })}
            trigger={<IconDots size={20} stroke={1.9} aria-hidden />}
          >
            {others.map((deed) => (
              <DropdownItem key={deed.name} onClick={() => ask(deed)}>
                <FormattedMessage id={labelOf(deed)} />
              </DropdownItem>
            ))}
          </Dropdown>
        )}
      </span>
      <Sheet deeds={deeds} onAsk={ask} />
      {asked && (
        <BulkDialog
          key={asked.round}
          list={list}
          deed={asked.deed}
          selected={asked.selected}
          opened={opened}
          onClose={() => setOpened(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** The `bulk` of a list on whose rows these deeds are done, on one, on some or on all that it finds; `own` are on one alone. */
export const bulkOf = <Row extends { id: string }>(
  list: string,
  deeds: readonly BulkDeed[],
  nameOf: (row: Row) => string,
  own: readonly RowDeed<Row>[] = [],
) => ({
  nameOf,
  takesAll: true,
  menu: (row: Row) => <RowMenu list={list} deeds={deeds} row={row} name={nameOf(row)} own={own} />,
  deeds: (rows: readonly Row[], onDone: () => void, all: Selected['all'], save?: ReactNode) => (
    <BulkDeeds list={list} deeds={deeds} selected={{ rows, all }} onDone={onDone} save={save} />
  ),
});
