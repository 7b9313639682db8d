import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useReadAgain } from '../read-again';

/**
 * Passes a change of a module's images on; where somebody else was first, the images are read again. What learners
 * see of them is read anew when it is shown next.
 */
export function useImageChange(moduleId: string): <T>(change: Promise<T>) => Promise<T> {
  const { cache } = useApolloClient();
  const readAgain = useReadAgain('ImagesOfModule');
  return useCallback(
    async (change) => {
      const done = await readAgain(change);
      cache.evict({ id: cache.identify({ __typename: 'Module', id: moduleId }), fieldName: 'images' });
      return done;
    },
    [cache, readAgain, moduleId],
  );
}
