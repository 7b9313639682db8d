import { moveSignIns } from '#server/features/people/move-sign-ins';
import { AppError } from '#server/platform/errors';
import { StartError } from '#server/platform/start-error';
import { runCommand } from './command';
import { openIdentity } from '../identity';

const usage = `Usage: npm run move:sign-ins

Gives everybody who signed in at the embedded identity provider an account at the one that IDENTITY_ISSUER names, and has
the portal send each of them a link by which to choose a password there. Profiles, points and history stay as they are.
Who has an account there already is left alone: it may be begun again at any time. It needs the portal's configuration.
`;

void runCommand({
  usage,
  words: 0,
  async run(config) {
    if (!config.identity)
      throw new StartError('Set IDENTITY_ISSUER to the provider that people are to be moved to.');
    const identity = await openIdentity(config);
    try {
      if (identity.word() !== 'ready') throw new StartError(`The identity provider ${identity.word()}.`);
      const { moved, rejected } = await moveSignIns((count) => process.stderr.write(`${count} moved\n`));
      const lines = [`${moved} moved.`];
      if (rejected.length > 0) {
        lines.push(`These were given no account: ${rejected.join(', ')}`);
        process.exitCode = 1;
      }
      return lines.join('\n');
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'IDENTITY_UNAVAILABLE') throw error;
      throw new StartError(
        'The identity provider no longer does what is asked of it. Whoever was moved stays moved; run it again to go on.',
      );
    } finally {
      await identity.stop();
    }
  },
});
