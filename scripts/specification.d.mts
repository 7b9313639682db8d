export type Row = {
  line: number;
  cells: number;
  number: string;
  sentence: string;
  state: string;
  where: string;
  spec: string;
};

export type Tree = { read: (path: string) => string | undefined; exists: (path: string) => boolean };

export function rowsOf(text: string): Row[];
export function countByState(rows: Row[]): Record<'built' | 'open' | 'context', number>;
export function hasTitle(source: string, title: string): boolean;
export function faultsOf(text: string, tree: Tree): string[];
