type QueryState<Data> = { data?: Data | undefined; previousData?: Data | undefined; error?: unknown };

/**
 * Returns the data to show: the current result, or the previous one while the next is loading. Undefined after an
 * error.
 */
export const visibleData = <Data>({ data, previousData, error }: QueryState<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
