import { resultsPart } from '#server/features/attempts/results/results.part';
import { changeInBulk } from '#server/features/editing/bulk/bulk-lists';
import { findEditorsBy } from '#server/features/editing/edit';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { balancePart } from '#server/features/points/points.part';
import { registerTextKind } from '#server/features/imports/texts/text-kind';
import { canStillUpload } from '#server/features/profile/can-still-upload';
import { addProfilePart } from '#server/features/profile/profile-parts';
import { translationFiles } from '#server/features/translations/import/translation-files';
import { translateResources } from '#server/features/translations/translated-resources';
import { decideUploadsBy } from '#server/features/uploads/signing/upload-owner';
import { bulkLists } from './bulk-lists';
import { describedResources } from './described-resources';

// Features can't import features above them, so those register what they provide here.
addProfilePart(balancePart);
addProfilePart(resultsPart);
decideUploadsBy(canStillUpload);
findEditorsBy(freshCaller);
translateResources(describedResources.map(({ resources }) => resources));
registerTextKind(translationFiles);
changeInBulk(bulkLists);
