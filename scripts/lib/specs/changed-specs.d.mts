export function findAffectedSpecs(root: string, changed: string[]): { features: string[]; specs: string[] };
export function listChangedFiles(root: string, since?: string): string[];
