import { IconChevronRight, IconMail } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '#client/features/settings/index';
import { Panel } from '#client/ui/layout/card';
import styles from './contact.module.css';

/** Help topics: target and message ids of title and description. */
const often = [
  { to: '/training', id: 'contact.often.start', helpId: 'contact.often.startHelp' },
  { to: '/points', id: 'contact.often.points', helpId: 'contact.often.pointsHelp' },
  { to: '/programs', id: 'contact.often.number', helpId: 'contact.often.numberHelp' },
  { to: '/forgot', id: 'contact.often.mail', helpId: 'contact.often.mailHelp' },
] as const;

function SupportAddress() {
  const { supportEmail } = useSettings();
  if (!supportEmail) return null;
  return (
    <Panel>
      <div className={styles.address}>
        <IconMail size={20} stroke={1.9} aria-hidden />
        <div>
          <a href={`mailto:${supportEmail}`}>
            <strong>{supportEmail}</strong>
          </a>
          <p className="sm dim">
            <FormattedMessage id="contact.byMail" />
          </p>
        </div>
      </div>
    </Panel>
  );
}

/** Help topics that may answer the question, and the other ways to contact support. */
export function Often() {
  return (
    <aside className={styles.aside}>
      <h2>
        <FormattedMessage id="contact.often" />
      </h2>
      <ul className={styles.often}>
        {often.map(({ to, id, helpId }) => (
          <li key={id}>
            <Link to={to}>
              <span>
                <strong>
                  <FormattedMessage id={id} />
                </strong>
                <span className="sm dim">
                  <FormattedMessage id={helpId} />
                </span>
              </span>
              <IconChevronRight size={20} stroke={1.9} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <SupportAddress />
    </aside>
  );
}
