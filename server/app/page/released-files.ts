import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { select, transaction } from '#server/platform/database/database';
import { routeNotFound } from '../http/errors';

/** The current release and the two before it. */
const releasesKept = 3;
const maxNameLength = 200;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isPacked = (name: string): boolean => /\.(br|gz)$/.test(name);

/**
 * Stores the files of this server's client for all servers, and deletes those of old releases. Open pages of another
 * release can then load their files from any server.
 */
export async function keepReleasedFiles(clientDir: string): Promise<void> {
  const folder = join(clientDir, 'assets');
  const manifest = readFileSync(join(clientDir, '.vite', 'manifest.json'));
  const id = createHash('sha256').update(manifest).digest('hex');
  const files = readdirSync(folder).filter((name) => !isPacked(name));
  await transaction(async (manager) => {
    const released: unknown[] = await manager.query(
      `insert into client_release (id, files, served_at) values ($1, $2, now())
       on conflict (id) do update set served_at = excluded.served_at returning xmax = 0 as made`,
      [id, files],
    );
    if (!(released[0] as { made: boolean }).made) return;
    for (const name of files) {
      await manager.query('insert into client_file (name, body) values ($1, $2) on conflict do nothing', [
        name,
        readFileSync(join(folder, name)),
      ]);
    }
    await manager.query(
      'delete from client_release where id not in (select id from client_release order by served_at desc limit $1)',
      [releasesKept],
    );
    await manager.query(
      'delete from client_file where name not in (select unnest(files) from client_release)',
    );
  });
}

/** Serves built files that this server's own client doesn't have. */
export function releasedFiles(pages: FastifyInstance): void {
  pages.get('/assets/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const [file] =
      name.length > maxNameLength
        ? []
        : await select<{ body: Buffer }>('client-file', 'select body from client_file where name = $1', [
            name,
          ]);
    if (!file) return routeNotFound(request, reply);
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type(types[extname(name)] ?? 'application/octet-stream').send(file.body);
  });
}
