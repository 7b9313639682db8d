import { afterAll, beforeAll, describe } from '@jest/globals';
import { identityContract } from './contract';
import { keycloakFailures } from './failures';
import { keycloakStand } from './keycloak';
import { type RunningKeycloak, startKeycloak } from './keycloak-server';
import { keycloakPrograms } from './programs';

describe('Keycloak', () => {
  let keycloak: RunningKeycloak;
  beforeAll(async () => {
    keycloak = await startKeycloak();
  });
  afterAll(() => keycloak?.remove());

  identityContract(
    () => keycloakStand(keycloak),
    (stand, administrator) => {
      keycloakPrograms(() => keycloak, stand, administrator);
      keycloakFailures(() => keycloak, stand, administrator);
    },
  );
});
