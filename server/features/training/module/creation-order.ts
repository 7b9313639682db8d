import type { Direction } from '#server/features/editing/direction';
import { decodeCursor, encodeCursor, foreignCursor } from '#server/platform/paging';
import { compareText } from '#server/platform/text/compare-text';
import { isId } from '#server/platform/validation';
import type { TestedModule } from './catalogue';

type CreationKey = Pick<TestedModule, 'createdAt' | 'id'>;

/** An ordered list of modules, with the start of its page and the cursor of each. */
export interface OrderedModules {
  modules: readonly TestedModule[];
  start: number;
  cursorOf: (module: TestedModule) => string;
}

/** Returns true if a text is an instant in the stored format, because instants are compared as texts. */
function isMoment(text: unknown): boolean {
  const time = typeof text === 'string' ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

/** Returns the key in a cursor of this order and direction; null without a cursor. Throws BAD_USER_INPUT for others. */
function decodeKey(after: string | null | undefined, direction: Direction): CreationKey | null {
  const parts = decodeCursor(after, 4);
  if (!parts) return null;
  const [field, way, createdAt, id] = parts as [string, string, string, string];
  if (field !== 'createdAt' || way !== direction || !isMoment(createdAt) || !isId(id)) throw foreignCursor();
  return { createdAt, id };
}

/** Returns a function that sorts modules by creation time, which never changes, and finds the position of a cursor. */
export function creationOrder(direction: Direction, after: string | null | undefined) {
  const place = decodeKey(after, direction);
  const sign = direction === 'ASC' ? 1 : -1;
  const compare = (a: CreationKey, b: CreationKey) =>
    sign * (compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id));
  return ({ modules }: { modules: readonly TestedModule[] }): OrderedModules => {
    const sorted = modules.toSorted(compare);
    const start = place ? sorted.findIndex((module) => compare(module, place) > 0) : 0;
    return {
      modules: sorted,
      start: start < 0 ? sorted.length : start,
      cursorOf: ({ createdAt, id }) => encodeCursor('createdAt', direction, createdAt, id),
    };
  };
}
