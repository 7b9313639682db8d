import { useState } from 'react';

type Block = { id: string; hidden: boolean; updatedAt: string };

/** The order of the blocks, and which of them are hidden. */
export type Arrangement = { ids: readonly string[]; hiddenIds: readonly string[] };

type Step = Arrangement & { moved: string | null };

/** An unsaved change of a block. */
export type ArrangementChange = { id: string; what: 'moved' | 'visible' | 'hidden' };

const arrangementOf = (blocks: readonly Block[]): Arrangement => ({
  ids: blocks.map(({ id }) => id),
  hiddenIds: blocks.filter(({ hidden }) => hidden).map(({ id }) => id),
});

/** Applies an arrangement to the current blocks: new blocks keep their position, deleted ones are removed. */
function ofThese(wanted: Arrangement, stored: Arrangement): Arrangement {
  const ids = wanted.ids.filter((id) => stored.ids.includes(id));
  const isNew = (id: string) => !wanted.ids.includes(id);
  for (const [at, id] of stored.ids.entries()) if (isNew(id)) ids.splice(at, 0, id);
  const hidden = (id: string) => (isNew(id) ? stored : wanted).hiddenIds.includes(id);
  return { ids, hiddenIds: ids.filter(hidden) };
}

function changesOf(now: Arrangement, stored: Arrangement, moved: ReadonlySet<string>): ArrangementChange[] {
  return now.ids.flatMap((id, at) => {
    const isHidden = now.hiddenIds.includes(id);
    const changes: ArrangementChange[] = [];
    if (moved.has(id) && stored.ids[at] !== id) changes.push({ id, what: 'moved' });
    if (isHidden !== stored.hiddenIds.includes(id))
      changes.push({ id, what: isHidden ? 'hidden' : 'visible' });
    return changes;
  });
}

/** Returns the latest change of the blocks, with which the server detects conflicts. */
export const newestOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? new Date(0).toISOString();

/** Manages an unsaved arrangement of blocks with undo. */
export function useArrangement(blocks: readonly Block[]) {
  const stored = arrangementOf(blocks);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  const now = last ? ofThese(last, stored) : stored;
  const moved = new Set(steps.flatMap((step) => step.moved ?? []));
  const add = (next: Partial<Step>) => setSteps((before) => [...before, { ...now, moved: null, ...next }]);
  const isReordered = now.ids.join() !== stored.ids.join();
  const changes = changesOf(now, stored, moved);
  return {
    ...now,
    changes,
    dirty: isReordered || changes.length > 0,
    move(id: string, to: number): void {
      const others = now.ids.filter((each) => each !== id);
      add({ ids: others.toSpliced(to - 1, 0, id), moved: id });
    },
    show(id: string, visible: boolean): void {
      const others = now.hiddenIds.filter((each) => each !== id);
      add({ hiddenIds: visible ? others : [...others, id] });
    },
    canUndo: steps.length > 0,
    undo: () => setSteps((before) => before.slice(0, -1)),
    forget: () => setSteps([]),
  };
}
