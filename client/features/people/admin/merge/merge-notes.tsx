import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { forgetList } from '#client/features/editing/public';
import { useFormat } from '#client/platform/format';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { Note } from '#client/ui/messages';
import { type MergeOfPersonFragment, usePersonMergesQuery, useUndoMergeMutation } from './merge.generated';
import { useMergeRefusal } from './refusals';

type AskProps = { merge: MergeOfPersonFragment; opened: boolean; onClose: () => void };

/** Asks before what went over goes back. */
function UndoDialog({ merge: { id, mergedName }, opened, onClose }: AskProps) {
  const intl = useIntl();
  const refusal = useMergeRefusal();
  const [undo, { loading, error }] = useUndoMergeMutation({
    update: forgetList('people'),
    refetchQueries: ['PersonMerges', 'PersonPage'],
  });
  const confirm = () =>
    undo({ variables: { input: { mergeId: id } } })
      .then(() => toast.success(intl.formatMessage({ id: 'people.merge.undone' })))
      // The dialog shows what went wrong.
      .catch(() => undefined);
  return (
    <ConfirmDialog
      opened={opened}
      title={<FormattedMessage id="people.merge.undoTitle" />}
      confirm={<FormattedMessage id="people.merge.undo" />}
      busyLabel={loading ? <FormattedMessage id="people.merge.undoing" /> : undefined}
      error={error && refusal(error)}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage id="people.merge.undoText" values={{ name: mergedName }} />
    </ConfirmDialog>
  );
}

function MergeNote({ id, merge }: { id: string; merge: MergeOfPersonFragment }) {
  const { date } = useFormat();
  const [asking, setAsking] = useState(false);
  const stayed = merge.keptId === id;
  const [otherId, otherName] = stayed ? [merge.mergedId, merge.mergedName] : [merge.keptId, merge.keptName];
  const values = {
    name: <Link to={`/admin/people/${otherId}`}>{otherName}</Link>,
    date: date(merge.mergedAt),
    until: date(merge.undoUntil),
  };
  return (
    <>
      <Note>
        <FormattedMessage
          id={stayed ? 'people.merge.wasMerged' : 'people.merge.mergedInto'}
          values={values}
        />{' '}
        {merge.canBeUndone && (
          <>
            <FormattedMessage id="people.merge.until" values={values} />{' '}
            <Button type="button" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              <FormattedMessage id="people.merge.undo" />
            </Button>
          </>
        )}
      </Note>
      <UndoDialog merge={merge} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}

/** With whom a person was merged, as long as that is so. */
export function MergeNotes({ id }: { id: string }) {
  const { data } = usePersonMergesQuery({ variables: { profileId: id }, fetchPolicy: 'cache-and-network' });
  const merges = data?.personMerges.filter(({ undoneAt }) => !undoneAt) ?? [];
  return merges.map((merge) => <MergeNote key={merge.id} id={id} merge={merge} />);
}
