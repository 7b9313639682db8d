type Asked<Data> = { data?: Data | undefined; previousData?: Data | undefined; error?: unknown };

/** What a page shows of what it asked for: while something else is on its way what was there before, unless that fails. */
export const visibleData = <Data>({ data, previousData, error }: Asked<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
