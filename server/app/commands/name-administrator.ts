import { nameAdministrator } from '#server/features/people/name-administrator';
import { runCommand } from './command';
import { openIdentity } from '../identity';

const usage = `Usage: npm run administrator -- <e-mail>

Makes an administrator of whoever has this e-mail address, and somebody new of an address that nobody has. Prints a link
by which a password is chosen where there is none yet; run again before that, it prints a new link. The portal may be
running or not; it needs its own configuration.
`;

void runCommand({
  usage,
  words: 1,
  async run(config, [email = '']) {
    const identity = await openIdentity(config);
    try {
      const token = await nameAdministrator(email);
      const named = `${email} is an administrator.`;
      return token
        ? `${named}\nTo choose a password, within seven days: ${config.publicUrl}/forgot?invitation=${token}`
        : named;
    } finally {
      await identity.stop();
    }
  },
});
