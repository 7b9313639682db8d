import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { errorCode, rejectedFields } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { evictList } from '#client/features/editing/index';
import type { UpdatePersonInput, UpdateProfileInput } from '#client/platform/generated/schema';
import {
  PersonPageDocument,
  type PersonHeadFragment,
  useUpdatePersonMutation,
  useUpdatePersonsProfileMutation,
} from './person-page.generated';

/** The message ids of fields that the server rejects. */
const rejections: Record<string, string> = {
  email: 'people.emailTaken',
  phone: 'people.phoneWrong',
  location: 'people.locationWrong',
};

/** Returns functions that change a person. After a conflict, the person is reloaded. */
export function usePersonChange({ id, updatedAt }: Pick<PersonHeadFragment, 'id' | 'updatedAt'>) {
  const intl = useIntl();
  const errorMessage = useErrorMessage({ CONFLICT: 'people.conflict' });
  const client = useApolloClient();
  const [update, decided] = useUpdatePersonMutation({ update: evictList('people') });
  const [updateProfile, own] = useUpdatePersonsProfileMutation();
  // The change has succeeded even if reloading fails, for example after disabling oneself.
  const readAnew = () => client.refetchQueries({ include: [PersonPageDocument] }).catch(() => undefined);
  const change = async (sent: Promise<unknown>): Promise<boolean> => {
    try {
      await sent;
    } catch (rejected) {
      // The error appears where the change was made.
      if (errorCode(rejected) === 'CONFLICT') await readAnew();
      return false;
    }
    await readAnew();
    return true;
  };
  const error = decided.error ?? own.error;
  const field = error && rejectedFields(error).find((each) => rejections[each]);
  return {
    /** Changes fields that administrators manage. Resolves to true if it succeeded. */
    save: (changes: Omit<UpdatePersonInput, 'id' | 'updatedAt'>) =>
      change(update({ variables: { input: { id, updatedAt, ...changes } } })),
    /** Changes fields that the person can change too. Resolves to true if it succeeded. */
    saveOwn: (changes: Omit<UpdateProfileInput, 'id' | 'updatedAt'>) =>
      change(updateProfile({ variables: { input: { id, updatedAt, ...changes } } })),
    saving: decided.loading || own.loading,
    failure: error && (field ? intl.formatMessage({ id: rejections[field] }) : errorMessage(error)),
  };
}

export type PersonChange = ReturnType<typeof usePersonChange>;
