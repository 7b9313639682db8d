import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '#server/platform/root';
import { readConfig } from './config/config';
import { portalJobs } from './jobs';

it('client has names for exactly the jobs of the portal', () => {
  const config = readConfig(
    { IDENTITY_ISSUER: 'https://sign-in.example/realms/treadway', IDENTITY_CLIENT_SECRET: 'of-the-spec' },
    '/portal',
  );
  const words = readFileSync(join(root, 'client/features/jobs/admin/job-names.ts'), 'utf8');
  const named = [...words.matchAll(/^ {2}'([\w-]+)':/gm)].map(([, name]) => name!);
  const names = portalJobs(config).map(({ name }) => name);
  expect(named.toSorted()).toEqual(names.toSorted());
});
