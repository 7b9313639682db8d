import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import { largestFile } from './file/question-file';
import { assertCanImport } from './question-import.policy';
import { startImport } from './question-import.service';

const types = ['text/plain', 'application/xml', 'text/xml', 'application/octet-stream'];

interface Route {
  Querystring: { module?: unknown; filename?: unknown };
  Body: Buffer | undefined;
}

/** Registers POST /api/question-imports?module=…&filename=…. The body is the file, at most 20 MB. */
export async function questionImportRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post<Route>(
    '/api/question-imports',
    {
      bodyLimit: largestFile,
      config: { programs: 'run_imports' },
      // Checked before the body is read, so that strangers can't send large files.
      onRequest: async (request) => void assertCanImport(await request.viewer()),
    },
    async (request) => {
      const { module, filename } = request.query;
      const body = request.body ?? Buffer.alloc(0);
      return { success: true, _id: await startImport(await request.viewer(), module, filename, body) };
    },
  );
}
