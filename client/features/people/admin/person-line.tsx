import type { ShownPerson } from './shown-person';
import styles from './people.module.css';
import { EmailText } from '#client/ui/email-text';

/** Whom a dialog is about. */
export function PersonLine({ person: { name, email } }: { person: Pick<ShownPerson, 'name' | 'email'> }) {
  return (
    <div className={styles.line}>
      <strong>{name}</strong>
      <span className="sm dim">
        <EmailText email={email} />
      </span>
    </div>
  );
}
