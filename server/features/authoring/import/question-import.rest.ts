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

/** POST /api/question-imports?module=…&filename=…, whose body is the file itself, of at most 20 MB. */
export async function questionImportRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post<Route>(
    '/api/question-imports',
    {
      bodyLimit: largestFile,
      config: { programs: 'run_imports' },
      // Before a body of that size is taken from just anybody.
      onRequest: async (request) => void assertCanImport(await request.viewer()),
    },
    async (request) => {
      const { module, filename } = request.query;
      const body = request.body ?? Buffer.alloc(0);
      return { success: true, _id: await startImport(await request.viewer(), module, filename, body) };
    },
  );
}
