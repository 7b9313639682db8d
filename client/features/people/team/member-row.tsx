import { Checkbox } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { userTypeNames } from '#client/platform/user-types';
import { Button } from '#client/ui/button';
import { Face } from '#client/ui/images/face';
import { OpenBlocks, OpenWords, Seen } from './member-words';
import type { MemberFragment } from './team.generated';
import styles from './team.module.css';

export const canRemind = ({ openTests, remindedToday }: MemberFragment): boolean =>
  openTests > 0 && !remindedToday;

type Props = {
  member: MemberFragment;
  selected: boolean;
  /** True if the maximum is selected. */
  full: boolean;
  /** True if the person belongs to another account than the manager. */
  isElsewhere: boolean;
  onChoose: (selected: boolean) => void;
  onRemind: () => void;
};

/** A team member with open tests and a reminder button. */
export function MemberRow({ member, selected, full, isElsewhere, onChoose, onRemind }: Props) {
  const intl = useIntl();
  const { id, name, imageUrl, userType, account, lastSeenAt, remindedToday } = member;
  return (
    <li className={styles.row} data-selected={selected || undefined}>
      <span className={styles.box}>
        {canRemind(member) && (
          <Checkbox
            aria-label={intl.formatMessage({ id: 'team.choose' }, { name })}
            checked={selected}
            disabled={full && !selected}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
      </span>
      <Face name={name} imageUrl={imageUrl} />
      <div className={styles.who}>
        <Link to={`/team/${id}`}>{name}</Link>
        <span className="sm dim">
          {isElsewhere && account && <>{account.name} · </>}
          <FormattedMessage id={userTypeNames[userType]} /> · <Seen lastSeenAt={lastSeenAt} />
        </span>
      </div>
      <div className={styles.open}>
        <OpenBlocks member={member} />
        <OpenWords {...member} />
      </div>
      <div className={styles.action}>
        {canRemind(member) ? (
          <Button
            aria-label={intl.formatMessage({ id: 'team.remindOne' }, { name })}
            aria-haspopup="dialog"
            onClick={onRemind}
          >
            <IconBellRinging size={16} stroke={1.9} aria-hidden />
            <span className="desk-only">
              <FormattedMessage id="team.remind" />
            </span>
          </Button>
        ) : (
          <span className="sm dim">
            <FormattedMessage id={remindedToday ? 'team.remindedToday' : 'team.nothingOpen'} />
          </span>
        )}
      </div>
    </li>
  );
}
