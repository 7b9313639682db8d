/** Part of a question's weight that an answer earns, as an exact fraction from 0 to 1. */
export interface Credit {
  numerator: bigint;
  denominator: bigint;
}

export const noCredit: Credit = { numerator: 0n, denominator: 1n };
export const fullCredit: Credit = { numerator: 1n, denominator: 1n };
