import { useApolloClient } from '@apollo/client/react';
import { errorCode } from '#client/platform/error-code';
import { useErrorMessage } from '#client/platform/error-message';
import { forgetList } from '#client/features/editing/public';
import type { UpdatePersonInput } from '#client/platform/generated/schema';
import {
  PersonPageDocument,
  type PersonHeadFragment,
  useUpdatePersonMutation,
} from './person-page.generated';

/** What changes a person, as the person was read; gives whether it did. What was changed meanwhile is read anew. */
export function usePersonChange({ id, updatedAt }: Pick<PersonHeadFragment, 'id' | 'updatedAt'>) {
  const errorMessage = useErrorMessage({ CONFLICT: 'people.conflict' });
  const client = useApolloClient();
  const [update, { loading, error }] = useUpdatePersonMutation({ update: forgetList('people') });
  const readAnew = () => client.refetchQueries({ include: [PersonPageDocument] });
  const save = async (changes: Omit<UpdatePersonInput, 'id' | 'updatedAt'>): Promise<boolean> => {
    try {
      await update({ variables: { input: { id, updatedAt, ...changes } } });
    } catch (refused) {
      // What went wrong is said where the change was asked for.
      if (errorCode(refused) === 'CONFLICT') await readAnew();
      return false;
    }
    await readAnew();
    return true;
  };
  return { save, saving: loading, failure: error && errorMessage(error) };
}
