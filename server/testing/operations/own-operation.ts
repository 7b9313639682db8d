import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#server/platform/root';

/** Returns a document of the portal's own client by the name of its operation. */
export function ownOperation(name: string): string {
  const text = readFileSync(join(root, 'client/platform/generated/operations.json'), 'utf8');
  const all = JSON.parse(text) as { name: string; document: string }[];
  return all.find((operation) => operation.name === name)!.document;
}
