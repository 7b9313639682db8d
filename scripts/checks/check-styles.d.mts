export function inRem(text: string): string;
export function checkStyles(root: string): string[];
