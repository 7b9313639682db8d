import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { Fact } from './fact';
import type { ShownPerson } from './shown-person';
import styles from './people.module.css';

/** When the person was here, and in how many places the person is signed in now. */
export function SigningIn({ person, openSessions }: { person: ShownPerson; openSessions: number | null }) {
  const { date, dateTime, number } = useFormat();
  return (
    <section className={styles.part} aria-labelledby="signing-in">
      <h2 id="signing-in">
        <FormattedMessage id="people.signingIn" />
      </h2>
      <dl>
        <Fact name="people.lastSeen">
          {person.lastSeenAt ? dateTime(person.lastSeenAt) : <FormattedMessage id="people.neverSeen" />}
        </Fact>
        {openSessions !== null && <Fact name="people.openSessions">{number(openSessions)}</Fact>}
        <Fact name="people.memberSince">{date(person.createdAt)}</Fact>
      </dl>
    </section>
  );
}
