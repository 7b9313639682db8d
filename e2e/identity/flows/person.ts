import { makePerson } from '../../support/own-people';
import type { Stage } from '../../support/portal/stage';

/** The person that a flow signs in. */
export interface FlowPerson {
  who: string;
  name: string;
}

/**
 * Returns a person that no other spec uses. If Keycloak stores the passwords, it's a demo person who was moved there.
 */
export type GivePerson = () => Promise<FlowPerson>;

/** Creates a new person for each flow, because flows can end sessions and change passwords. */
export const createOwnPerson =
  (stage: Stage): GivePerson =>
  () =>
    makePerson(stage.portal);
