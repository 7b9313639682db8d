export function checkTables(root: string): string[];
export function tableMatrix(root: string): string;
