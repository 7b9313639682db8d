export function checkSchema(root: string): string[];
export function acceptSchema(root: string): string[];
