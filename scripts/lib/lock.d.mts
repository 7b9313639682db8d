export function processStart(pid: number): string | undefined;
export function withLock<T>(
  file: string,
  onWait: (pid: number) => void,
  work: () => T | Promise<T>,
): Promise<T>;
