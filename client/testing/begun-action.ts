/** A finished bulk action as the server returns it. */
export const doneAction = {
  __typename: 'BulkAction',
  id: 'b1',
  list: 'people',
  action: 'resetPro',
  values: [],
  state: 'done',
  stoppedBecause: null,
  isOwn: true,
  startedAt: '2026-11-22T00:00:00.000Z',
  endedAt: '2026-11-22T00:00:01.000Z',
  total: 1,
  done: 1,
  leftOut: 0,
  undone: 0,
  kept: 0,
  canBeUndone: true,
  undoUntil: null,
  undoneAt: null,
};

/** Creates the response to `startBulkAction`. */
export const begunAction = () => ({
  startBulkAction: { __typename: 'StartBulkActionPayload', action: doneAction },
});
