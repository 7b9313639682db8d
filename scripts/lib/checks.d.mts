export interface Result {
  ok: boolean;
  output: string;
  note?: string;
  seconds: number;
}
export const checks: [name: string, work: () => Promise<Result>, advice: string][];
export function inside(
  check: (root: string) => string[] | { problems: string[]; note: string },
): Promise<Result>;
export function report(name: string, result: Result, advice?: string): string;
