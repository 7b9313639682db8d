export function problemsOfMigration(text: string): string[];
export function checkMigrations(root: string): string[];
