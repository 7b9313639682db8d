import type { VisiblePerson } from './visible-person';
import styles from '../people.module.css';
import { EmailText } from '#client/ui/email-text';

/** The person a dialog is about. */
export function PersonLine({ person: { name, email } }: { person: Pick<VisiblePerson, 'name' | 'email'> }) {
  return (
    <div className={styles.line}>
      <strong>{name}</strong>
      <span className="sm dim">
        <EmailText email={email} />
      </span>
    </div>
  );
}
