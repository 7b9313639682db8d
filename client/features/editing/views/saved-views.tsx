import { IconDots, IconPlus, IconUsers } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '#client/ui/button';
import { Dropdown, DropdownItem } from '#client/ui/dropdown/dropdown';
import tabStyles from '#client/ui/layout/tab-links.module.css';
import { DeleteViewDialog } from './delete-view-dialog';
import { useListViewsQuery, type ListViewFieldsFragment } from './saved-views.generated';
import styles from './saved-views.module.css';
import { viewAddress } from './view-address';
import { ViewDialog } from './view-dialog';

/** A predefined view: the message id of its name, its URL parameters, and the number of rows if known. */
export type DefaultView = { labelId: string; address: string; count?: number | undefined };

type Props = {
  /** The list's name in the API. */
  list: string;
  defaultViews?: readonly DefaultView[];
  /** The URL parameter of the panel beside the list. */
  beside?: string;
};

const whole: readonly DefaultView[] = [{ labelId: 'admin.views.all', address: '' }];

type OpenDialog = 'save' | 'change' | 'delete';

/** How many pixels of the previous tab stay visible. */
const edge = 48;

function MoreOfView({ name, onOpen }: { name: string; onOpen: (which: OpenDialog) => void }) {
  const intl = useIntl();
  return (
    <Dropdown
      square
      label={intl.formatMessage({ id: 'admin.views.more' }, { name })}
      trigger={<IconDots size={20} stroke={1.9} aria-hidden />}
    >
      <DropdownItem onClick={() => onOpen('change')}>
        <FormattedMessage id="admin.views.change" />
      </DropdownItem>
      <DropdownItem onClick={() => onOpen('delete')}>
        <FormattedMessage id="admin.views.delete" />
      </DropdownItem>
    </Dropdown>
  );
}

type TabsProps = {
  defaultViews: readonly DefaultView[];
  views: readonly ListViewFieldsFragment[];
  visible: string;
  current: ListViewFieldsFragment | undefined;
};

function Tabs({ defaultViews, views, visible, current }: TabsProps) {
  const intl = useIntl();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // The tabs are often wider than the screen.
    if (nav.current && tab) nav.current.scrollLeft = tab.offsetLeft - edge;
  });
  return (
    <nav
      ref={nav}
      className={`${tabStyles.tabs} ${styles.tabs}`}
      aria-label={intl.formatMessage({ id: 'admin.views' })}
    >
      {defaultViews.map(({ labelId, address, count }) => (
        <Link
          key={labelId}
          className={tabStyles.tab}
          to={{ search: address }}
          aria-current={!current && viewAddress(address) === visible ? 'page' : undefined}
        >
          {count === undefined ? (
            <FormattedMessage id={labelId} />
          ) : (
            <FormattedMessage
              id="admin.list.states"
              values={{ name: intl.formatMessage({ id: labelId }), count }}
            />
          )}
        </Link>
      ))}
      {views.map((view) => (
        <Link
          key={view.id}
          className={tabStyles.tab}
          to={{ search: view.address }}
          aria-current={view === current ? 'page' : undefined}
        >
          {view.name}
          {view.isShared && (
            <IconUsers
              className={styles.shared}
              size={16}
              stroke={1.9}
              role="img"
              aria-label={intl.formatMessage({ id: 'admin.views.shared' })}
            />
          )}
        </Link>
      ))}
    </nav>
  );
}

/** The views of a list as tabs: predefined, own and shared ones, with a button that saves the current view. */
export function SavedViews({ list, defaultViews = whole, beside }: Props) {
  const { search } = useLocation();
  const { data, error } = useListViewsQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [opening, setOpening] = useState(0);
  const [of, setOf] = useState<ListViewFieldsFragment>();
  const views = data?.listViews ?? [];
  const visible = viewAddress(search, beside);
  const current = views.find(({ address }) => viewAddress(address) === visible);
  const isDefault = defaultViews.some(({ address }) => viewAddress(address) === visible);
  const openView = (which: OpenDialog) => {
    setOpening(opening + 1);
    setOpenDialog(which);
    setOf(which === 'save' ? undefined : current);
  };
  const dialog = { key: opening, list, onClose: () => setOpenDialog(null) };
  const { key, ...props } = dialog;
  return (
    <div className={styles.row}>
      <Tabs defaultViews={defaultViews} views={views} visible={visible} current={current} />
      <div className={styles.actions}>
        {current && <MoreOfView name={current.name} onOpen={openView} />}
        {data && !current && !isDefault && (
          <Button variant="text" size="sm" aria-haspopup="dialog" onClick={() => openView('save')}>
            <IconPlus size={16} stroke={1.9} aria-hidden />
            <FormattedMessage id="admin.views.save" />
          </Button>
        )}
        {error && !data && (
          <span className="sm dim" role="status">
            <FormattedMessage id="admin.views.notLoaded" />
          </span>
        )}
      </div>
      {opening > 0 && (
        <ViewDialog
          key={`view ${key}`}
          {...props}
          opened={openDialog === 'save' || openDialog === 'change'}
          address={visible}
          of={of}
          views={views}
        />
      )}
      {of && <DeleteViewDialog key={`delete ${key}`} {...props} opened={openDialog === 'delete'} of={of} />}
    </div>
  );
}
