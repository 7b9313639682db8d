export const projects: string[];
export const usage: string;
export function chooseSpecs(
  given: string[],
  rooms: string[],
): { projects: string[]; patterns: string[]; options: string[] } | undefined;
