import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { userTypeNames } from '#client/platform/user-types';
import { useFormat } from '#client/platform/formats/format';
import { Button } from '#client/ui/button';
import { BackLink } from '#client/ui/editing/back-link';
import { EmailText } from '#client/ui/email-text';
import { Face } from '#client/ui/images/face';
import { DoneOf, Detail } from '#client/ui/layout/detail';
import details from '#client/ui/layout/details.module.css';
import { Tag } from '#client/ui/feedback/messages';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import { canRemind } from './member-row';
import { OpenBlocks, OpenWords, Seen } from './member-words';
import RemindDialog from './remind-dialog';
import type { TeamMemberQuery } from './team.generated';
import styles from './member-page.module.css';

type Visible = NonNullable<TeamMemberQuery['person']>;
type Pro = NonNullable<TeamMemberQuery['profile']>['progress']['pro'];

function Reminder({ person }: { person: Visible }) {
  const { date } = useFormat();
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.action}>
      {canRemind(person) && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpened(true)}>
          <FormattedMessage id="team.remind" />
        </Button>
      )}
      <p className="sm dim">
        {person.remindedToday && <FormattedMessage id="team.remindedToday" />}
        {!person.remindedToday && person.remindedAt && (
          <FormattedMessage id="team.remindedOn" values={{ date: date(person.remindedAt) }} />
        )}
      </p>
      <RemindDialog isPage opened={opened} onClose={() => setOpened(false)} members={[person]} />
    </div>
  );
}

function TowardPro({ pro }: { pro: Pro }) {
  const done = Math.min(pro.done, pro.required);
  return (
    <Detail name="team.towardPro" value={<DoneOf done={done} total={pro.required} />}>
      <div className={styles.bar}>
        <TreadBar size="sm" tone="brand" blocks={treadBlocks(done, pro.required)} />
      </div>
      <p className="sm">
        <FormattedMessage id="team.standardTests" />
      </p>
    </Detail>
  );
}

function Details({ person, pro }: { person: Visible; pro: Pro }) {
  const { number } = useFormat();
  const { openTests } = person;
  return (
    <div className={`${details.bar} ${styles.details}`}>
      <div className={details.details}>
        <Detail name="team.openNow" value={number(openTests)}>
          <OpenBlocks member={person} />
          {openTests > 0 && <OpenWords {...person} />}
        </Detail>
        {pro.userType !== 'pro' && <TowardPro pro={pro} />}
        <Detail name="team.testsPassed" value={number(person.testsPassed)} />
        <Detail name="team.points" value={number(person.points)} />
      </div>
    </div>
  );
}

/** The header of a team member: name, progress and a reminder button, on a dark background. */
export function MemberHead({ person, pro }: { person: Visible; pro: Pro }) {
  return (
    <section className={`rubber ${styles.band}`} aria-labelledby="member">
      <div className={styles.inner}>
        <div className={styles.back}>
          <BackLink>
            <FormattedMessage id="shell.team" />
          </BackLink>
        </div>
        <Face name={person.name} imageUrl={person.imageUrl} size={96} />
        <div className={styles.who}>
          <h1 id="member">{person.name}</h1>
          <p className="dim">
            <EmailText email={person.email} /> · <Seen lastSeenAt={person.lastSeenAt} />
          </p>
          <Tag>
            <FormattedMessage id={userTypeNames[person.userType]} />
          </Tag>
        </div>
        <Reminder person={person} />
      </div>
      <Details person={person} pro={pro} />
    </section>
  );
}
