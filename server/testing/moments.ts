/** Starts a span; the function it returns says whether a moment lies between its start and now, to the millisecond. */
export function span(): (moment: string | Date) => boolean {
  const start = Date.now();
  return (moment) => {
    const time = new Date(moment).getTime();
    // PostgreSQL keeps microseconds, of which a moment may have lost some.
    return start - 1 <= time && time <= Date.now() + 1;
  };
}
