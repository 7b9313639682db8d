import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { Dropdown, DropdownItem } from '#client/ui/dropdown/dropdown';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog';
import type { BulkActionDefinition } from './bulk-action-definition';
import { actionWords } from './bulk-words';
import type { RowAction } from './row-action';
import { RowMenu } from './row-menu';
import type { Selected } from './selection';

type Props = {
  /** The list's name in the API. */
  list: string;
  actions: readonly BulkActionDefinition[];
  selected: Selected;
  /** Called after the action has started. */
  onDone: () => void;
  /** The button that downloads the rows. */
  save?: ReactNode;
};

/** The number of actions shown as buttons if there is room. */
const asButtons = 3;

const labelOf = ({ name }: BulkActionDefinition): string => actionWords[name].label;

/** The menu of the actions on phones, as a bottom sheet. */
function Sheet({
  actions,
  onOpen,
}: {
  actions: readonly BulkActionDefinition[];
  onOpen: (action: BulkActionDefinition) => void;
}) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  return (
    <span className="phone-only">
      <Button
        square
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'bulk.actions' })}
        onClick={() => setOpened(true)}
      >
        <IconDots size={20} stroke={1.9} aria-hidden />
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={<FormattedMessage id="bulk.actions" />}>
        <div className={styles.sheet}>
          {actions.map((action) => (
            <Button
              key={action.name}
              block
              variant={actionWords[action.name].danger ? 'danger' : 'secondary'}
              onClick={() => {
                setOpened(false);
                onOpen(action);
              }}
            >
              <FormattedMessage id={labelOf(action)} />
            </Button>
          ))}
        </div>
      </Dialog>
    </span>
  );
}

/** The bulk actions of the selected rows, each with a preview. */
export function BulkActionDefinitions({ list, actions, selected, onDone, save }: Props) {
  const intl = useIntl();
  const [requestedAction, setRequested] = useState<{
    action: BulkActionDefinition;
    selected: Selected;
    round: number;
  } | null>(null);
  const [opened, setOpened] = useState(false);
  const openAction = (action: BulkActionDefinition) => {
    setRequested({ action, selected, round: (requestedAction?.round ?? 0) + 1 });
    setOpened(true);
  };
  const others = actions.slice(asButtons);
  const buttons = (some: readonly BulkActionDefinition[]) =>
    some.map((action) => (
      <Button key={action.name} size="sm" aria-haspopup="dialog" onClick={() => openAction(action)}>
        <FormattedMessage id={labelOf(action)} />
      </Button>
    ));
  return (
    <>
      <span className={`desk-only ${styles.actions}`}>{buttons(actions.slice(0, asButtons - 1))}</span>
      {save}
      <span className={`desk-only ${styles.actions}`}>
        {buttons(actions.slice(asButtons - 1, asButtons))}
        {others.length > 0 && (
          <Dropdown
            square
            framed
            label={intl.formatMessage({ id: 'bulk.moreActions' })}
            trigger={<IconDots size={20} stroke={1.9} aria-hidden />}
          >
            {others.map((action) => (
              <DropdownItem key={action.name} onClick={() => openAction(action)}>
                <FormattedMessage id={labelOf(action)} />
              </DropdownItem>
            ))}
          </Dropdown>
        )}
      </span>
      <Sheet actions={actions} onOpen={openAction} />
      {requestedAction && (
        <BulkDialog
          key={requestedAction.round}
          list={list}
          action={requestedAction.action}
          selected={requestedAction.selected}
          opened={opened}
          onClose={() => setOpened(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** Returns the `bulk` prop of a list with these actions. `own` are actions of single rows. */
export const bulkOf = <Row extends { id: string }>(
  list: string,
  actions: readonly BulkActionDefinition[],
  nameOf: (row: Row) => string,
  own: readonly RowAction<Row>[] = [],
) => ({
  nameOf,
  takesAll: true,
  menu: (row: Row) => <RowMenu list={list} actions={actions} row={row} name={nameOf(row)} own={own} />,
  actions: (rows: readonly Row[], onDone: () => void, all: Selected['all'], save?: ReactNode) => (
    <BulkActionDefinitions
      list={list}
      actions={actions}
      selected={{ rows, all }}
      onDone={onDone}
      save={save}
    />
  ),
});
