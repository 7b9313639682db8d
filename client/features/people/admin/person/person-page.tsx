import { type ComponentType, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { OpenActions } from '#client/features/editing/index';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { MergeNotes } from '../merge/merge-notes';
import { PersonActions } from './person-actions';
import { PersonDetails } from './person-details';
import { PersonNumbers } from './person-numbers';
import { usePersonPageQuery } from './person-page.generated';
import type { VisiblePerson } from './visible-person';
import { SigningIn } from './signing-in';
import { PersonTowardPro } from './toward-pro';
import styles from '../people.module.css';

function State({ person: { disabledAt, removalReason, lastSeenAt } }: { person: VisiblePerson }) {
  const { date } = useFormat();
  // The merge is described beside it.
  if (removalReason === 'merged') return null;
  if (removalReason === 'deleted')
    return (
      <Note tone="bad">
        <FormattedMessage id="people.wasDeleted" />
      </Note>
    );
  if (disabledAt)
    return (
      <Note tone="bad">
        <FormattedMessage id="people.disabledSince" values={{ date: date(disabledAt) }} />
      </Note>
    );
  if (lastSeenAt) return null;
  return (
    <Note>
      <FormattedMessage id="people.neverHere" />
    </Note>
  );
}

/** `history` comes from a later feature. */
type Props = { history: ComponentType<{ id: string }> };

/** The administration page of a person: details, sign-in and activity. */
export default function PersonPage({ history: History }: Props) {
  const { id = '' } = useParams();
  const [begun, setBegun] = useState<{ of: string; actionId: string }>();
  const { data, error, refetch } = usePersonPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} />
      </PageBody>
    );
  }
  const { me, person, profile } = data;
  if (!person || !profile) return <NoSuchPage textId="people.gone" to="/admin/people" toId="admin.people" />;
  return (
    <>
      <PageTitle>{person.name}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.people" />
          </BackLink>
        }
        title={person.name}
        actions={
          !person.removalReason && (
            <PersonActions
              person={person}
              isOwn={me.id === person.id}
              onBegun={(actionId) => setBegun({ of: person.id, actionId })}
            />
          )
        }
      />
      <PageBody>
        <div className={styles.state}>
          <State person={person} />
          <MergeNotes id={person.id} />
          {begun?.of === id && (
            <OpenActions list="people" only={begun.actionId} onChange={() => void refetch()} />
          )}
        </div>
        <div className={styles.columns}>
          <div className={styles.details}>
            <PersonDetails person={person} profile={profile} />
            {person.role !== 'admin' && <PersonTowardPro pro={profile.progress.pro} />}
            <SigningIn person={person} openSessions={profile.openSessions ?? null} />
          </div>
          <div>
            <PersonNumbers person={person} />
            <History id={person.id} />
          </div>
        </div>
      </PageBody>
    </>
  );
}
