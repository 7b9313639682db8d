export function checkModuleState(root: string): string[];
