import { useIntl } from 'react-intl';
import { rejectionReason } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';

const reasons: Readonly<Record<string, string>> = {
  same_person: 'people.merge.refused.same',
  yourself: 'people.merge.refused.yourself',
  deleted: 'people.merge.refused.deleted',
  merged_already: 'people.merge.refused.merged',
  disabled: 'people.merge.refused.disabled',
  deletion_waits: 'people.merge.refused.waits',
  seen_as: 'people.merge.refused.seen',
  too_many_points: 'people.merge.refused.points',
  undone: 'people.merge.refused.undone',
  too_late: 'people.merge.refused.late',
  merged_further: 'people.merge.refused.further',
  points_spent: 'people.merge.refused.spent',
  email_taken: 'people.merge.refused.taken',
};

/** Returns a function that explains why a merge or its undo was rejected. */
export function useMergeRejection(): (error: unknown) => string {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  return (error) => {
    const id = reasons[rejectionReason(error) ?? ''];
    return id ? intl.formatMessage({ id }) : errorMessage(error);
  };
}
