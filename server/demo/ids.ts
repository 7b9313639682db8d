import { createHash } from 'node:crypto';

/** Returns the same id for the same key on every machine, so that links to demo content can be shared. */
export function demoId(...key: string[]): string {
  const hex = createHash('sha256').update(key.join('/')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
