import { useCallback } from 'react';
import { useClaimAssemblyMutation } from './claim-assembly.generated';
import type { ClaimAssembly } from './claim-assembly';

/** Returns a function that transfers an assembly from the hosted service to the portal. */
export function useClaimAssembly(): ClaimAssembly {
  const [mutate] = useClaimAssemblyMutation({ fetchPolicy: 'no-cache' });
  return useCallback(
    async (assemblyId) => {
      const { data } = await mutate({ variables: { input: { assemblyId } } });
      if (!data) throw new Error('The upload was not taken over.');
      return data.claimAssembly.assembly;
    },
    [mutate],
  );
}
