import { makePerson } from '../../support/own-people';
import type { Stage } from '../../support/stage';

/** Who takes part in a flow. */
export interface FlowPerson {
  who: string;
  name: string;
}

/** Gives a person of the spec's own; where Keycloak has the passwords, a demo person who was moved there. */
export type GivePerson = () => Promise<FlowPerson>;

/** Makes a person for each flow, who may lose sessions and password. */
export const ownPerson =
  (stage: Stage): GivePerson =>
  () =>
    makePerson(stage.portal);
