import { IconCoin, IconDeviceFloppy, IconLanguage } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import styles from './maintenance.module.css';

const details = [
  { name: 'maintenance.test', text: 'maintenance.testText', Icon: IconDeviceFloppy },
  { name: 'maintenance.points', text: 'maintenance.pointsText', Icon: IconCoin },
  { name: 'maintenance.still', text: 'maintenance.stillText', Icon: IconLanguage },
];

/** Answers to what people ask during maintenance, and what they can do. */
export function MaintenanceDetails() {
  return (
    <ul className={styles.details}>
      {details.map(({ name, text, Icon }) => (
        <li key={name}>
          <Icon size={20} stroke={1.9} aria-hidden />
          <div>
            <strong>
              <FormattedMessage id={name} />
            </strong>
            <p className="sm dim">
              <FormattedMessage id={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
