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

/** A text without case and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Those that have every word that was typed in their name and what tells it from others. */
export function targetsWith(targets: readonly Target[], typed: string): Target[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return targets.filter(({ name, about }) => {
    const said = folded(`${name} ${about}`);
    return words.every((word) => said.includes(word));
  });
}
