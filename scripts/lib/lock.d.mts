export function takeLock(file: string): { holder: number } | { holder?: undefined; release: () => void };
export function withLock<T>(
  file: string,
  onWait: (pid: number) => void,
  work: () => T | Promise<T>,
): Promise<T>;
