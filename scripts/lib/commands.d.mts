export interface Command {
  file: string;
  args?: string[];
  builds?: string[];
  typescript?: boolean;
}
export const commands: Record<string, Command>;
export function toSource(file: string): string;
