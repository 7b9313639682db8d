export function specsOfChange(root: string, changed: string[]): { features: string[]; specs: string[] };
export function changedFiles(root: string, since?: string): string[];
