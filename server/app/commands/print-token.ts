import { createEmbeddedProvider } from '#server/features/identity/embedded/provider';
import { StartError } from '#server/platform/start-error';
import { runCommand } from './command';

const usage = `Usage: npm run token -- <e-mail>

Prints an access token, valid for five minutes, as the sign-in of that account would give. PORT, PUBLIC_URL,
DATA_DIR and DATABASE_URL are those of the portal, which may be running or not.
`;

void runCommand({
  usage,
  words: 1,
  async run(config, [email = '']) {
    if (config.identity) {
      throw new StartError(
        'Tokens are the hosted identity provider’s: ask it for one, as its documentation says.',
      );
    }
    return (await createEmbeddedProvider(config)).mintAccessToken(email);
  },
});
