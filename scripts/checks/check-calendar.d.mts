export function checkCalendar(root: string): string[];
