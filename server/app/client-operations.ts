import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#server/platform/root';

/** The documents that the portal's own client sends, with the SHA-256 hashes by which Apollo Server knows them. */
export interface ClientOperations {
  hashByDocument: ReadonlyMap<string, string>;
  documentByHash: ReadonlyMap<string, string>;
}

export function clientOperations(): ClientOperations {
  const text = readFileSync(join(root, 'client/platform/generated/operations.json'), 'utf8');
  const all = JSON.parse(text) as { hash: string; document: string }[];
  return {
    hashByDocument: new Map(all.map(({ hash, document }) => [document, hash])),
    documentByHash: new Map(all.map(({ hash, document }) => [hash, document])),
  };
}
