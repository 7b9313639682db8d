import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageTitle, useReloadSettings, useSettings } from '#client/features/settings/public';
import { isOwnPath } from '#client/platform/sign-in/wanted-path';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';

const askAgainAfter = 15_000;

/** Shown while the portal is closed; notices the end by itself and goes back to where the person was. */
export default function MaintenancePage() {
  const { maintenanceMode } = useSettings();
  const reload = useReloadSettings();
  const navigate = useNavigate();
  const from: unknown = useLocation().state?.from;
  const title = useIntl().formatMessage({ id: 'maintenance.title' });

  useEffect(() => {
    if (!maintenanceMode) {
      void navigate(typeof from === 'string' && isOwnPath(from) ? from : '/', { replace: true });
      return undefined;
    }
    const timer = setInterval(() => void reload(), askAgainAfter);
    return () => clearInterval(timer);
  }, [maintenanceMode, reload, navigate, from]);

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        title={title}
        actions={
          <ButtonLink variant="secondary" to="/contact">
            <FormattedMessage id="login.contact" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="maintenance.text" />
      </PageState>
    </>
  );
}
