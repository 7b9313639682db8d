import { type IdentityKeys, parseKeys } from '#server/features/identity/embedded/keys';
import type { Kind } from './kinds';

export const identityKeys: Kind<IdentityKeys> = {
  form: 'JSON, as `npm run identity:keys` prints it',
  parse: parseKeys,
};
