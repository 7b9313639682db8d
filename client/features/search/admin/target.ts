import { foldSearch, foldWords } from '#client/platform/fold-search';

/** A target of the command palette. */
export type Target = {
  /** The path, which also identifies the target. */
  to: string;
  name: string;
  /** A detail that distinguishes targets with the same name. */
  about: string;
  /** The message id of the state, such as disabled. */
  stateId?: string;
  email?: string;
  /** The id of a record. Pages and lists have none. */
  id?: string;
  /** True if the target isn't stored as recent. */
  passing?: true;
};

/** Targets of one kind with the message id of its name. */
export type TargetGroup = { labelId: string; targets: readonly Target[] };

/** Returns the targets whose name and detail contain every typed word. */
export function targetsWith(targets: readonly Target[], typed: string): Target[] {
  const words = foldWords(typed);
  return targets.filter(({ name, about }) => {
    const said = foldSearch(`${name} ${about}`);
    return words.every((word) => said.includes(word));
  });
}
