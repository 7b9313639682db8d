export function checkFeatures(root: string): string[];
