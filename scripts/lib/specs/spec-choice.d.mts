export const projects: string[];
export const usage: string;

interface Selected {
  projects: string[];
  patterns: string[];
  options: string[];
  changed?: { since: string | undefined };
}

export function chooseSpecs(given: string[], features: string[]): Selected | undefined;
