import { useSettings } from '#client/features/settings/public';
import { useFormat } from '#client/platform/format';
import { dayOf } from '#client/platform/site-calendar';

const minute = 60_000;

/** Of how many minutes a block of the bar can be; the shortest is taken that makes no more than `most` of them. */
const lengths = [10, 30, 60, 240, 1440];
const max = 18;

/** What is known of the end, or null: in words, and as blocks where there is something to go. */
export function useEnd(now: Date) {
  const { time: timeOf, dateTime } = useFormat();
  const { maintenanceStartedAt, maintenanceEndsAt } = useSettings();
  if (maintenanceEndsAt === null) return null;
  const end = new Date(maintenanceEndsAt);
  const isToday = dayOf(end) === dayOf(now);
  const time = isToday ? timeOf(end) : dateTime(maintenanceEndsAt);
  const minutes = Math.ceil((end.getTime() - now.getTime()) / minute);
  return {
    time,
    minutes,
    blocks: maintenanceStartedAt && blocksOf(new Date(maintenanceStartedAt), now, end),
  };
}

/** The time from start to end as blocks of so many minutes; null where that is no bar. */
function blocksOf(start: Date, now: Date, end: Date) {
  const whole = (end.getTime() - start.getTime()) / minute;
  const length = lengths.find((each) => whole / each <= max);
  if (now >= end || whole <= 0 || length === undefined) return null;
  const done = Math.max(0, Math.floor((now.getTime() - start.getTime()) / minute / length));
  return { length, done, total: Math.ceil(whole / length) };
}
