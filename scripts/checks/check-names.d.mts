export function readAvoidedNames(root: string): Map<string, string>;
export function checkNames(root: string): string[];
