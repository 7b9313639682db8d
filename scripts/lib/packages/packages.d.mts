export function isStamped(root: string): boolean;
export function isInstalled(root: string): boolean;
export function writeStamp(root: string): void;
export function npmReason(output: string): string;
export function checkPostgresLinks(root: string): string | undefined;
