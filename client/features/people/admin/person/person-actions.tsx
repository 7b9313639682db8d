import { IconCoin, IconDots, IconEye, IconKey } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { BulkDialog } from '#client/features/editing/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { Button, ButtonLink } from '#client/ui/button';
import { Dropdown, DropdownItem, DropdownLink } from '#client/ui/dropdown/dropdown';
import { useInvitePersonMutation } from './person-page.generated';
import type { VisiblePerson } from './visible-person';
import { DisableDialog, EndSessionsDialog } from './dialogs/person-questions';
import styles from '../people.module.css';
import { usePersonChange } from './use-person-change';
import { useStartImpersonation } from '../use-start-impersonation';

const EditPointsDialog = lazyScreen(() => import('./dialogs/edit-points-dialog'));
const EraseDialog = lazyScreen(() => import('./dialogs/erase-dialog'));
const PasswordDialog = lazyScreen(() => import('./dialogs/password-dialog'), 'account');

type Props = { person: VisiblePerson; isOwn: boolean };

type OpenDialog = 'points' | 'password' | 'sessions' | 'disable' | 'erase' | 'resetPro';

/** Manages which dialog is open. Each opening gets a new key, which resets the text typed before. */
function useDialogs() {
  const [opening, setOpening] = useState(0);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [opened, setOpened] = useState(false);
  const open = (which: OpenDialog) => {
    setOpening(opening + 1);
    setOpenDialog(which);
    setOpened(true);
  };
  return {
    open,
    is: (which: OpenDialog) => openDialog === which,
    props: { key: opening, opened, onClose: () => setOpened(false) },
  };
}

function MoreActions({ person, isOwn, onOpen }: Props & { onOpen: (which: OpenDialog) => void }) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [invite] = useInvitePersonMutation();
  const { save } = usePersonChange(person);
  const sendInvitation = () =>
    invite({ variables: { input: { profileId: person.id } } })
      .then(() => toast.success(intl.formatMessage({ id: 'people.invited' }, { email: person.email })))
      .catch((error: unknown) => toast.error(errorMessage(error)));
  const letIn = async () => {
    const saved = await save({ disabled: false });
    if (saved) toast.success(intl.formatMessage({ id: 'people.letInDone' }));
    else toast.error(intl.formatMessage({ id: 'people.notSaved' }));
  };
  return (
    <Dropdown
      square
      framed
      label={intl.formatMessage({ id: 'people.more' }, { name: person.name })}
      trigger={<IconDots size={20} stroke={1.9} aria-hidden />}
    >
      {!person.disabledAt && (
        <>
          <DropdownItem onClick={() => void sendInvitation()}>
            <FormattedMessage id="people.sendInvitation" />
          </DropdownItem>
          <DropdownItem onClick={() => onOpen('sessions')}>
            <FormattedMessage id="people.endSessions" />
          </DropdownItem>
          <DropdownItem onClick={() => onOpen('disable')}>
            <FormattedMessage id="people.disable" />
          </DropdownItem>
        </>
      )}
      {person.userType === 'pro' && (
        <DropdownItem onClick={() => onOpen('resetPro')}>
          <FormattedMessage id="bulk.action.resetPro" />
        </DropdownItem>
      )}
      {person.disabledAt && (
        <DropdownItem onClick={() => void letIn()}>
          <FormattedMessage id="people.letIn" />
        </DropdownItem>
      )}
      <DropdownLink to={`/admin/people/${person.id}/merge`}>
        <FormattedMessage id="people.merge.with" />
      </DropdownLink>
      {!isOwn && (
        <DropdownItem onClick={() => onOpen('erase')}>
          <FormattedMessage id="people.erase" />
        </DropdownItem>
      )}
    </Dropdown>
  );
}

function ImpersonateButton({ person: { id } }: { person: VisiblePerson }) {
  const { see, loading } = useStartImpersonation();
  return (
    <Button disabled={loading} onClick={() => void see(id)}>
      <IconEye size={16} stroke={1.9} aria-hidden />
      <FormattedMessage id="people.startImpersonation" />
    </Button>
  );
}

/** The actions of a person besides editing details. `onBegun` receives the id of a background action. */
export function PersonActions({ person, isOwn, onBegun }: Props & { onBegun: (actionId: string) => void }) {
  const { open, is, props } = useDialogs();
  const { key, ...dialog } = props;
  return (
    <div className={styles.headActions}>
      {person.role !== 'admin' && !person.disabledAt && <ImpersonateButton person={person} />}
      {isOwn ? (
        <ButtonLink to="/profile">
          <IconKey size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="people.ownPassword" />
        </ButtonLink>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => open('password')}>
          <IconKey size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="people.changePassword" />
        </Button>
      )}
      <Button aria-haspopup="dialog" onClick={() => open('points')}>
        <IconCoin size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="people.editPointsButton" />
      </Button>
      <MoreActions person={person} isOwn={isOwn} onOpen={open} />
      <Suspense>
        {is('points') && <EditPointsDialog key={key} {...dialog} person={person} />}
        {is('erase') && <EraseDialog key={key} {...dialog} person={person} />}
        {is('password') && <PasswordDialog key={key} {...dialog} person={person} />}
      </Suspense>
      {is('sessions') && <EndSessionsDialog key={key} {...dialog} person={person} isOwn={isOwn} />}
      {is('resetPro') && (
        <BulkDialog
          key={key}
          {...dialog}
          list="people"
          action={{ name: 'resetPro' }}
          selected={{ rows: [person], all: null }}
          onDone={onBegun}
        />
      )}
      {is('disable') && <DisableDialog key={key} {...dialog} person={person} isOwn={isOwn} />}
    </div>
  );
}
