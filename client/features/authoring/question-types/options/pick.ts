/** Returns the option alone, in place of the one that was selected. */
export const pickOne = (_selected: readonly string[], optionId: string): readonly string[] => [optionId];

/** Selects the option, or no longer. */
export const pickSeveral = (selected: readonly string[], optionId: string): readonly string[] =>
  selected.includes(optionId) ? selected.filter((id) => id !== optionId) : [...selected, optionId];
