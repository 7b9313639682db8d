import { useFulfilledOrderQuery } from './orders.generated';

/** An order as it is now: what is packed must be what is there. */
export const useOrder = (id: string) =>
  useFulfilledOrderQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
