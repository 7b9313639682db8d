import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { StatusLabel } from '#client/ui/status-label';
import { Impact } from './impact';
import { useUpdateSettingsMutation, type AdminSettingsFragment } from './settings-page.generated';
import styles from './settings-page.module.css';

const onPortal = ['signedIn', 'openTests', 'waitingMails'] as const;

type Props = {
  settings: AdminSettingsFragment;
  /** True if there are other unsaved changes. */
  dirty: boolean;
  onDone: () => Promise<unknown>;
};

/** A button that closes the portal after a confirmation with the number of affected people, or opens it again. */
export function MaintenanceSwitch({ settings: { maintenanceMode, updatedAt }, dirty, onDone }: Props) {
  const errorMessage = useErrorMessage();
  const [confirming, setConfirming] = useState(false);
  const [update, { loading, error, reset }] = useUpdateSettingsMutation();
  const close = () => {
    reset();
    setConfirming(false);
  };
  const change = async () => {
    const input = { updatedAt, maintenanceMode: !maintenanceMode };
    await update({ variables: { input } });
    await onDone();
  };
  const confirm = () =>
    void change().catch((rejected: unknown) => {
      // The dialog shows the error.
      if (errorCode(rejected) === 'CONFLICT') void onDone();
    });
  const action = maintenanceMode ? 'admin.settings.turnOff' : 'admin.settings.turnOn';
  return (
    <div className={styles.switch}>
      <StatusLabel shape={maintenanceMode ? 'lock' : 'tick'}>
        <FormattedMessage id={maintenanceMode ? 'admin.settings.isClosed' : 'admin.settings.isOpen'} />
      </StatusLabel>
      <p className="sm dim">
        <FormattedMessage id="admin.settings.maintenanceHelp" />
      </p>
      <Impact of={onPortal} />
      <div>
        <Button type="button" variant="strong" disabled={dirty} onClick={() => setConfirming(true)}>
          <FormattedMessage id={action} />
        </Button>
        {dirty && (
          <p className="sm dim">
            <FormattedMessage id="admin.settings.saveFirst" />
          </p>
        )}
      </div>
      <ConfirmDialog
        opened={confirming}
        onClose={close}
        danger={!maintenanceMode}
        title={
          <FormattedMessage id={maintenanceMode ? 'admin.settings.offTitle' : 'admin.settings.onTitle'} />
        }
        confirm={<FormattedMessage id={maintenanceMode ? 'admin.settings.off' : 'admin.settings.on'} />}
        busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}
        error={error && errorMessage(error)}
        onConfirm={confirm}
      >
        <FormattedMessage id={maintenanceMode ? 'admin.settings.offText' : 'admin.settings.onText'} />
        {!maintenanceMode && confirming && <Impact of={onPortal} />}
      </ConfirmDialog>
    </div>
  );
}
