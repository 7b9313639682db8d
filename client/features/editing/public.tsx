export type { EditedThing } from './edited-thing';
export { picture } from './picture-field';
export { ThingRoutes } from './thing-routes';
