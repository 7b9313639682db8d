import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#server/platform/root';

/** The operations that the portal's own client sends. */
export interface ClientOperations {
  /** SHA-256 of each document, as Apollo Server knows it by. */
  hashes: ReadonlySet<string>;
  hashByDocument: ReadonlyMap<string, string>;
  documentByHash: ReadonlyMap<string, string>;
}

export function clientOperations(): ClientOperations {
  const text = readFileSync(join(root, 'client/platform/generated/operations.json'), 'utf8');
  const all = JSON.parse(text) as { hash: string; document: string }[];
  return {
    hashes: new Set(all.map(({ hash }) => hash)),
    hashByDocument: new Map(all.map(({ hash, document }) => [document, hash])),
    documentByHash: new Map(all.map(({ hash, document }) => [hash, document])),
  };
}
