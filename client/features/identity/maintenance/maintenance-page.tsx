import { IconTool } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageTitle, useReloadSettings, useSettings } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { useLanguage } from '#client/platform/i18n/language';
import { isOwnPath } from '#client/platform/sign-in/requested-path';
import { dayOf } from '#client/platform/formats/site-calendar';
import { Button, ButtonLink } from '#client/ui/button';
import { MaintenanceDetails } from './maintenance-details';
import styles from './maintenance.module.css';
import { ToldEnd } from './told-end';
import { useEnd } from './use-end';

const retryAfterMs = 15_000;

/** The reason for the maintenance: the administrators' message or the default one. */
function Reason() {
  const { maintenanceMessage } = useSettings();
  const { language } = useLanguage();
  const own = maintenanceMessage[language];
  const message = own || maintenanceMessage.en;
  if (message) return <p lang={own ? language : 'en'}>{message}</p>;
  return (
    <p>
      <FormattedMessage id="maintenance.text" />
    </p>
  );
}

/** The start of the maintenance. */
function Since({ now }: { now: Date }) {
  const { time: timeOf, dateTime } = useFormat();
  const { maintenanceStartedAt } = useSettings();
  if (maintenanceStartedAt === null) return null;
  const isToday = dayOf(maintenanceStartedAt) === dayOf(now);
  const time = isToday ? timeOf(maintenanceStartedAt) : dateTime(maintenanceStartedAt);
  return (
    <p className="sm dim">
      <FormattedMessage id="maintenance.since" values={{ time }} />
    </p>
  );
}

/** Polls for the end of the maintenance, then returns to the previous page. */
function useReturn() {
  const { maintenanceMode } = useSettings();
  const reload = useReloadSettings();
  const navigate = useNavigate();
  const [checkedAt, setCheckedAt] = useState(() => new Date());
  const check = useCallback(() => void reload().then(() => setCheckedAt(new Date())), [reload]);
  const from: unknown = useLocation().state?.from;
  useEffect(() => {
    if (!maintenanceMode) {
      void navigate(typeof from === 'string' && isOwnPath(from) ? from : '/', { replace: true });
      return undefined;
    }
    const timer = setInterval(check, retryAfterMs);
    return () => clearInterval(timer);
  }, [maintenanceMode, check, navigate, from]);
  return { check, checkedAt };
}

/** The page during maintenance. It detects the end and returns to the previous page. */
export default function MaintenancePage() {
  const intl = useIntl();
  const { time } = useFormat();
  const { check, checkedAt } = useReturn();
  const end = useEnd(checkedAt);
  const title = intl.formatMessage({ id: 'maintenance.title' });
  const isPlanned = end !== null && end.minutes > 0;
  return (
    <div className={`rubber ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.told}>
        <p className={styles.word}>
          <IconTool size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="maintenance.word" />
        </p>
        <h1>
          {isPlanned ? <FormattedMessage id="maintenance.backAt" values={{ time: end.time }} /> : title}
        </h1>
        <div className={`dim ${styles.message}`}>
          <Reason />
        </div>
        <ToldEnd now={checkedAt} />
        <div className={styles.actions}>
          <Button variant="primary" onClick={check}>
            <FormattedMessage id="maintenance.check" />
          </Button>
          <ButtonLink variant="secondary" to="/contact">
            <FormattedMessage id="login.contact" />
          </ButtonLink>
        </div>
        <Since now={checkedAt} />
        <p className="sm dim">
          <FormattedMessage id="maintenance.checked" values={{ time: time(checkedAt) }} />
        </p>
      </div>
      <MaintenanceDetails />
    </div>
  );
}
