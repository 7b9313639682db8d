import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useReadAgain } from '../read-again';

/**
 * Returns a function that waits for a change of a module's images. After a conflict, the images are reloaded. The
 * learners' view is invalidated.
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
