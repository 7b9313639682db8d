import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { MoreButton } from '#client/ui/more-button';
import { RibList } from '#client/ui/layout/rib-list';
import { canRemind, MemberRow } from './member-row';
import RemindDialog from './remind-dialog';
import type { MemberFragment } from './team.generated';
import styles from './team.module.css';

/** The server limits the number of reminders per request. */
const maxAtOnce = 100;

type Props = {
  members: readonly MemberFragment[];
  /** The manager's own account. */
  accountId: string | undefined;
  onMore: (() => Promise<unknown>) | undefined;
};

/** The list of team members. Selected people can be reminded together. */
export function Members({ members, accountId, onMore }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [openDialog, setOpenDialog] = useState<readonly MemberFragment[]>([]);
  const [opened, setOpened] = useState(false);
  const visible = members.filter((member) => selected.has(member.id) && canRemind(member));
  const choose = (id: string, on: boolean) =>
    setSelected((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  const openDialogFor = (whom: readonly MemberFragment[]) => {
    setOpenDialog(whom);
    setOpened(true);
  };
  return (
    <>
      <RibList>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isElsewhere={member.account?.id !== accountId}
            selected={selected.has(member.id) && canRemind(member)}
            full={visible.length >= maxAtOnce}
            onChoose={(on) => choose(member.id, on)}
            onRemind={() => openDialogFor([member])}
          />
        ))}
      </RibList>
      <MoreButton onMore={onMore} />
      {visible.length > 0 && (
        <div className={styles.bar}>
          <strong>
            <FormattedMessage id="team.chosen" values={{ count: visible.length }} />
          </strong>
          <Button variant="primary" aria-haspopup="dialog" onClick={() => openDialogFor(visible)}>
            <FormattedMessage id="team.remindSelected" values={{ count: visible.length }} />
          </Button>
        </div>
      )}
      <RemindDialog
        key={openDialog.map(({ id }) => id).join()}
        opened={opened}
        onClose={() => setOpened(false)}
        members={openDialog}
        onDone={() => setSelected(new Set())}
      />
    </>
  );
}
