import { afterAll, beforeAll, describe } from '@jest/globals';
import { identityContract } from './contract';
import { keycloakFailures } from './failures';
import { keycloakStand } from './keycloak';
import { type RunningKeycloak, startKeycloak } from './keycloak-server';
import { keycloakPrograms } from './programs';
import { addressesAtKeycloak } from './telling/addresses';
import { manyPeopleAtKeycloak } from './telling/many-people';
import { onePersonAtKeycloak } from './telling/one-person';

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
      const told = { keycloak: () => keycloak, stand, administrator };
      addressesAtKeycloak(told);
      manyPeopleAtKeycloak(told);
      onePersonAtKeycloak(told);
      keycloakFailures(() => keycloak, stand, administrator);
    },
  );
});
