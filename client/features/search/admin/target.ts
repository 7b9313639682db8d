import { foldSearch, foldWords } from '#client/platform/fold-search';

/** Somewhere that the palette leads to. */
export type Target = {
  /** Its address, which also tells it from others. */
  to: string;
  name: string;
  /** What tells it from others of its name. */
  about: string;
  /** Id of a word on its state, such as disabled. */
  stateId?: string;
  email?: string;
  /** Of what has a page of its own; pages and lists of the administration have none. */
  id?: string;
  /** Whether going there is not to be remembered. */
  passing?: true;
};

/** Targets of one kind, under the id of its name. */
export type TargetGroup = { labelId: string; targets: readonly Target[] };

/** Those that have every word that was typed in their name and what tells it from others. */
export function targetsWith(targets: readonly Target[], typed: string): Target[] {
  const words = foldWords(typed);
  return targets.filter(({ name, about }) => {
    const said = foldSearch(`${name} ${about}`);
    return words.every((word) => said.includes(word));
  });
}
