import { useCallback } from 'react';
import { useTakeAssemblyMutation } from './take-assembly.generated';
import type { TakeAssembly } from './take-assembly';

/** Has the portal take over what was uploaded to a hosted service. */
export function useTakeAssembly(): TakeAssembly {
  const [mutate] = useTakeAssemblyMutation({ fetchPolicy: 'no-cache' });
  return useCallback(
    async (assemblyId) => {
      const { data } = await mutate({ variables: { input: { assemblyId } } });
      if (!data) throw new Error('The upload was not taken over.');
      return data.takeAssembly.assembly;
    },
    [mutate],
  );
}
