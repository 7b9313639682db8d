export { accountKindNames, audienceFields, userTypes } from './audience/audience-fields';
export { personas, sees, type PersonaName } from './audience/personas';
export { forgetList, type EditedThing } from './edited-thing';
export { NewThing } from './new-thing';
export { neededPicture, picture } from './picture-field';
export { PictureInput, type PictureDraft } from './picture-input';
export { pictureSaid } from './picture-said';
export { ThingEditor } from './thing-editor';
export { ThingRoutes } from './thing-routes';
