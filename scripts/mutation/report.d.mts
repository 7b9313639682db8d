/** The parts of Stryker's report that scores are computed from. */
export interface Report {
  files: Record<
    string,
    {
      mutants: {
        status: string;
        statusReason?: string;
        mutatorName: string;
        replacement: string;
        location: { start: { line: number; column: number } };
      }[];
    }
  >;
}
export interface FileScore {
  file: string;
  killed: number;
  survived: number;
  score: number;
}
export interface Result {
  rule: string;
  scores: FileScore[];
}
export const minScore: number;
export function scoreFiles(rule: { files: string[]; report: Report }): FileScore[];
export function listSurvivors(rule: { files: string[]; report: Report }): string[];
export function hasPassed(scores: FileScore[]): boolean;
export function toTable(results: Result[]): string;
export function countRules(results: Result[]): { passed: number; failed: number };
export function chooseRules(rules: Record<string, unknown>, names: string[]): string[];
