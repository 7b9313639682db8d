export interface Stage {
  folder: string;
  image: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[] | null;
}

export function instructionsOf(text: string): { name: string; rest: string }[];
export function contextFilter(ignore: string): (path: string) => boolean;
export function carryOut(root: string, folder: string, tell: (line: string) => void): Stage;
export function makeReadOnly(folder: string): void;
export function sizeOf(folder: string): number;
