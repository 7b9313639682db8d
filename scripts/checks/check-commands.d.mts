export function checkCommands(root: string): string[];
