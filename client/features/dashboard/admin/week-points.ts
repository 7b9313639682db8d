import type { WeekVisibleFragment } from './dashboard.generated';

type Point = { week: string; people: number | null; soFar: number | null; before: number };

/** Returns the points of the chart. The last week isn't over, and a week that is being computed has no point. */
export const toPoints = (weeks: readonly WeekVisibleFragment[]): Point[] =>
  weeks.map(({ monday, people, peopleYearBefore, isPending }, index) => {
    const isNow = index === weeks.length - 1;
    return {
      week: monday,
      people: isNow || isPending ? null : people,
      soFar: isNow && !isPending ? people : null,
      before: peopleYearBefore,
    };
  });
