import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageTitle, useReloadSettings, useSettings } from '#client/features/settings/public';
import { useLanguage } from '#client/platform/i18n/language';
import { isOwnPath } from '#client/platform/sign-in/wanted-path';
import { Button, ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';

const askAgainAfter = 15_000;
const minute = 60_000;

/** When the portal is meant to be back, in words; a date too where that is another day. */
function useEnd(now: Date) {
  const intl = useIntl();
  const { maintenanceEndsAt } = useSettings();
  if (maintenanceEndsAt === null) return null;
  const end = new Date(maintenanceEndsAt);
  const isToday = end.toDateString() === now.toDateString();
  const time = intl.formatDate(end, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  });
  return { time, minutes: Math.ceil((end.getTime() - now.getTime()) / minute) };
}

/** What is told of the end, and why the portal is closed. */
function Told({ now }: { now: Date }) {
  const { maintenanceMessage } = useSettings();
  const { language } = useLanguage();
  const end = useEnd(now);
  const own = maintenanceMessage[language];
  const message = own || maintenanceMessage.en;
  return (
    <>
      {message ? (
        <p lang={own ? language : 'en'}>{message}</p>
      ) : (
        <p>
          <FormattedMessage id="maintenance.text" />
        </p>
      )}
      {end && (
        <p>
          {end.minutes > 0 ? (
            <FormattedMessage id="maintenance.left" values={{ minutes: end.minutes }} />
          ) : (
            <FormattedMessage id="maintenance.longer" />
          )}
        </p>
      )}
    </>
  );
}

/** Shown while the portal is closed; notices the end by itself and goes back to where the person was. */
export default function MaintenancePage() {
  const intl = useIntl();
  const { maintenanceMode } = useSettings();
  const reload = useReloadSettings();
  const navigate = useNavigate();
  const [checkedAt, setCheckedAt] = useState(() => new Date());
  const check = useCallback(() => void reload().then(() => setCheckedAt(new Date())), [reload]);
  const from: unknown = useLocation().state?.from;
  const end = useEnd(checkedAt);
  const title = intl.formatMessage({ id: 'maintenance.title' });

  useEffect(() => {
    if (!maintenanceMode) {
      void navigate(typeof from === 'string' && isOwnPath(from) ? from : '/', { replace: true });
      return undefined;
    }
    const timer = setInterval(check, askAgainAfter);
    return () => clearInterval(timer);
  }, [maintenanceMode, check, navigate, from]);

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        title={
          end && end.minutes > 0 ? (
            <FormattedMessage id="maintenance.backAt" values={{ time: end.time }} />
          ) : (
            title
          )
        }
        actions={
          <>
            <Button variant="primary" onClick={check}>
              <FormattedMessage id="maintenance.check" />
            </Button>
            <ButtonLink variant="secondary" to="/contact">
              <FormattedMessage id="login.contact" />
            </ButtonLink>
          </>
        }
      >
        <Told now={checkedAt} />
        <p className="sm">
          <FormattedMessage
            id="maintenance.checked"
            values={{ time: intl.formatTime(checkedAt, { timeStyle: 'short' }) }}
          />
        </p>
      </PageState>
    </>
  );
}
