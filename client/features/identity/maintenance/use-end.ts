import { useSettings } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { dayOf } from '#client/platform/formats/site-calendar';

const minute = 60_000;

/** The possible lengths of a block in minutes. The shortest one that results in at most `max` blocks is used. */
const lengths = [10, 30, 60, 240, 1440];
const max = 18;

/** Returns the planned end as text and as blocks, or null if it is unknown. */
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

/** Returns the time from start to end as blocks of equal length, or null if the end has passed or is too far away. */
function blocksOf(start: Date, now: Date, end: Date) {
  const whole = (end.getTime() - start.getTime()) / minute;
  const length = lengths.find((each) => whole / each <= max);
  if (now >= end || whole <= 0 || length === undefined) return null;
  const done = Math.max(0, Math.floor((now.getTime() - start.getTime()) / minute / length));
  return { length, done, total: Math.ceil(whole / length) };
}
