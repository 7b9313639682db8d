import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { Detail } from './detail';
import type { VisiblePerson } from './visible-person';
import styles from '../people.module.css';

/** The person's last visit and the number of open sessions. */
export function SigningIn({ person, openSessions }: { person: VisiblePerson; openSessions: number | null }) {
  const { date, dateTime, number } = useFormat();
  return (
    <section className={styles.part} aria-labelledby="signing-in">
      <h2 id="signing-in">
        <FormattedMessage id="people.signingIn" />
      </h2>
      <dl>
        <Detail name="people.lastSeen">
          {person.lastSeenAt ? dateTime(person.lastSeenAt) : <FormattedMessage id="people.neverSeen" />}
        </Detail>
        {openSessions !== null && <Detail name="people.openSessions">{number(openSessions)}</Detail>}
        <Detail name="people.memberSince">{date(person.createdAt)}</Detail>
      </dl>
    </section>
  );
}
