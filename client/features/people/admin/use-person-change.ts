import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { errorCode, rejectedFields } from '#client/platform/error-code';
import { useErrorMessage } from '#client/platform/error-message';
import { evictList } from '#client/features/editing/public';
import type { UpdatePersonInput, UpdateProfileInput } from '#client/platform/generated/schema';
import {
  PersonPageDocument,
  type PersonHeadFragment,
  useUpdatePersonMutation,
  useUpdatePersonsProfileMutation,
} from './person-page.generated';

/** What the server says of a field. */
const rejections: Record<string, string> = {
  email: 'people.emailTaken',
  phone: 'people.phoneWrong',
  location: 'people.locationWrong',
};

/** What changes a person, as the person was read. What was changed meanwhile is read anew. */
export function usePersonChange({ id, updatedAt }: Pick<PersonHeadFragment, 'id' | 'updatedAt'>) {
  const intl = useIntl();
  const errorMessage = useErrorMessage({ CONFLICT: 'people.conflict' });
  const client = useApolloClient();
  const [update, decided] = useUpdatePersonMutation({ update: evictList('people') });
  const [updateProfile, own] = useUpdatePersonsProfileMutation();
  // Where that fails, as after disabling oneself, the change was made all the same.
  const readAnew = () => client.refetchQueries({ include: [PersonPageDocument] }).catch(() => undefined);
  const change = async (sent: Promise<unknown>): Promise<boolean> => {
    try {
      await sent;
    } catch (rejected) {
      // What went wrong is said where the change was asked for.
      if (errorCode(rejected) === 'CONFLICT') await readAnew();
      return false;
    }
    await readAnew();
    return true;
  };
  const error = decided.error ?? own.error;
  const field = error && rejectedFields(error).find((each) => rejections[each]);
  return {
    /** Changes what administrators decide; gives whether it did. */
    save: (changes: Omit<UpdatePersonInput, 'id' | 'updatedAt'>) =>
      change(update({ variables: { input: { id, updatedAt, ...changes } } })),
    /** Changes what the person keeps too; gives whether it did. */
    saveOwn: (changes: Omit<UpdateProfileInput, 'id' | 'updatedAt'>) =>
      change(updateProfile({ variables: { input: { id, updatedAt, ...changes } } })),
    saving: decided.loading || own.loading,
    failure: error && (field ? intl.formatMessage({ id: rejections[field] }) : errorMessage(error)),
  };
}

export type PersonChange = ReturnType<typeof usePersonChange>;
