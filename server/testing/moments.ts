/**
 * Starts a time span. Returns a function that checks whether a moment is between the start and now, to the millisecond.
 */
export function span(): (moment: string | Date) => boolean {
  const start = Date.now();
  return (moment) => {
    const time = new Date(moment).getTime();
    // PostgreSQL stores microseconds, but the moment may have been rounded to milliseconds.
    return start - 1 <= time && time <= Date.now() + 1;
  };
}
