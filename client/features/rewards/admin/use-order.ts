import { useFulfilledOrderQuery } from './orders.generated';

/** Reads an order from the network, because handling it requires the current state. */
export const useOrder = (id: string) =>
  useFulfilledOrderQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
