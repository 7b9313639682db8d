export interface Options {
  only: string;
  part: string;
  rounds: number;
  seconds: number;
  starts: number;
  warmUp: number;
  scale: number;
  scaled: (count: number, min: number) => number;
}

export const usage: string;
export function readOptions(args: string[]): Options | null;
