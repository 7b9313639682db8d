import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { evictList } from '#client/features/editing/index';
import { useFormat } from '#client/platform/formats/format';
import type { MergeField } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { Note } from '#client/ui/feedback/messages';
import { type MergeOfPersonFragment, usePersonMergesQuery, useUndoMergeMutation } from './merge.generated';
import { mergedDetails } from './merge-fields';
import { useMergeRejection } from './rejections';

type Undone = { onUndone: (notGivenBack: readonly MergeField[]) => void };
type UndoDialogProps = Undone & { merge: MergeOfPersonFragment; opened: boolean; onClose: () => void };

/** Asks for confirmation before a merge is undone. */
function UndoDialog({ merge: { id, mergedName }, opened, onClose, onUndone }: UndoDialogProps) {
  const intl = useIntl();
  const rejection = useMergeRejection();
  const [undo, { loading, error }] = useUndoMergeMutation({
    update: evictList('people'),
    refetchQueries: ['PersonMerges', 'PersonPage'],
  });
  const confirm = () =>
    undo({ variables: { input: { mergeId: id } } })
      .then(({ data }) => {
        toast.success(intl.formatMessage({ id: 'people.merge.undone' }));
        onUndone(data?.undoMerge.notGivenBack ?? []);
      })
      // The dialog shows the error.
      .catch(() => undefined);
  return (
    <ConfirmDialog
      opened={opened}
      title={<FormattedMessage id="people.merge.undoTitle" />}
      confirm={<FormattedMessage id="people.merge.undo" />}
      busyLabel={loading ? <FormattedMessage id="people.merge.undoing" /> : undefined}
      error={error && rejection(error)}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage id="people.merge.undoText" values={{ name: mergedName }} />
    </ConfirmDialog>
  );
}

type NoteProps = Undone & { id: string; merge: MergeOfPersonFragment };

function MergeNote({ id, merge, onUndone }: NoteProps) {
  const { date } = useFormat();
  const [confirming, setConfirming] = useState(false);
  const stayed = merge.survivingId === id;
  const [otherId, otherName] = stayed
    ? [merge.mergedId, merge.mergedName]
    : [merge.survivingId, merge.survivingName];
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
            <Button type="button" size="sm" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
              <FormattedMessage id="people.merge.undo" />
            </Button>
          </>
        )}
      </Note>
      <UndoDialog
        merge={merge}
        opened={confirming}
        onClose={() => setConfirming(false)}
        onUndone={onUndone}
      />
    </>
  );
}

/** Lists the values that the surviving profile keeps although the merge was undone. */
function NotGivenBack({ fields }: { fields: readonly MergeField[] }) {
  const intl = useIntl();
  const names = mergedDetails.filter(({ field }) => fields.includes(field));
  return (
    <Note>
      <FormattedMessage
        id="people.merge.notGivenBack"
        values={{ fields: intl.formatList(names.map(({ nameId }) => intl.formatMessage({ id: nameId }))) }}
      />
    </Note>
  );
}

/** The merges of a person that haven't been undone. */
export function MergeNotes({ id }: { id: string }) {
  const { data } = usePersonMergesQuery({ variables: { profileId: id }, fetchPolicy: 'cache-and-network' });
  const merges = data?.personMerges.filter(({ undoneAt }) => !undoneAt) ?? [];
  const [undone, setUndone] = useState<{ of: string; fields: readonly MergeField[] }>();
  return (
    <>
      {merges.map((merge) => (
        <MergeNote
          key={merge.id}
          id={id}
          merge={merge}
          onUndone={(fields) => setUndone({ of: merge.survivingId, fields })}
        />
      ))}
      {undone?.of === id && undone.fields.length > 0 && <NotGivenBack fields={undone.fields} />}
    </>
  );
}
