import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#server/platform/root';

/** SHA-256 of every operation that the portal's own client sends. */
export function clientOperations(): ReadonlySet<string> {
  const text = readFileSync(join(root, 'client/platform/generated/operations.json'), 'utf8');
  return new Set((JSON.parse(text) as { hash: string }[]).map((operation) => operation.hash));
}
