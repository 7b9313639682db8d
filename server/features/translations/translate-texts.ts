import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import type { Changes } from '#server/features/audit/audit.types';
import { editOnce } from '#server/features/editing/edit';
import type { TranslatedInto } from '#server/features/editing/outdated/outdated-translation.entity';
import { takeForRight } from '#server/features/editing/outdated/note-outdated';
import { selectJson } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { isSaved } from '#server/platform/saves/save-once';
import type { LocalizedText } from '#server/platform/language/i18n';
import { requireAdmin } from '#server/platform/access/policy';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { asVisible } from './visible-text';
import { asSent, textAt, versionOf, withText } from './text-values';
import { translatedKind } from './translated-resources';
import type { TranslatedField, TranslatedResources } from './translated.types';
import { everyText } from './texts-sql';
import { selectTexts } from './translation.queries';
import type { TranslatedText, TranslateTextInput } from './translation.types';

/** More texts than any record has: 100 parts of an article, including tables of 100 rows and 12 columns. */
const maxOfResource = 100_000;

/** Returns the current text. Throws NOT_FOUND if it was deleted. */
async function textById(kind: string, resourceId: string, id: string): Promise<TranslatedText> {
  const resources = new Map([[kind, [resourceId]]]);
  const texts = await selectTexts({ ...everyText, resources }, null, maxOfResource);
  const found = texts.map(asVisible).find((each) => each.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const isIdOf = ({ id: { type } }: TranslatedResources, id: string | undefined): id is string =>
  type === 'uuid' ? isId(id) : (type === 'int' ? /^\d{1,9}$/ : /^true$/).test(id ?? '');

interface TextPlace {
  resources: TranslatedResources;
  resourceId: string;
  field: TranslatedField;
  steps: string[];
}

/** Parses an id into its kind, record, field and path; null if it is invalid. */
export function placeOfId(id: string): TextPlace | null {
  const [kind, resourceId, path = ''] = id.split(':');
  const [name, ...steps] = path.split('.');
  const resources = translatedKind(kind);
  const field = resources?.fields.find((each) => each.name === name);
  return resources && field && isIdOf(resources, resourceId) ? { resources, resourceId, field, steps } : null;
}

interface StoredResource {
  stored: Record<string, unknown>;
  version: string;
}

const readResource = ({ kind, table, id, stored, version, only }: TranslatedResources, resourceId: string) =>
  selectJson<StoredResource>(
    `translated-${kind}`,
    `select json_build_object('stored', ${stored}, 'version', ${version}) as json
     from "${table}" t where t."${id.column}" = $1${only ? ` and ${only}` : ''}`,
    [resourceId],
  );

/** Confirms a translation without changes, so that it is no longer outdated. */
const takeAsItIs = (viewer: Viewer, place: TextPlace, { en, ...said }: LocalizedText, lang: TranslatedInto) =>
  editOnce(viewer, async (manager, editor) => {
    const { resources, resourceId, field, steps } = place;
    const { kind } = resources;
    const wasOutdated = await takeForRight(manager, { kind, id: resourceId }, { lang, en, text: said[lang] });
    if (!wasOutdated) return;
    const path = [field.name, ...steps].join('.');
    const changes: Changes = { outdatedTranslation: [`${path} (${lang})`, null] };
    const target = resources.id.type === 'uuid' ? { targetId: resourceId } : {};
    await appendAudit(manager, {
      action: 'edit',
      actor: actorOf(editor),
      targetKind: kind,
      ...target,
      changes,
    });
  });

/**
 * Writes a text in one language as an edit of its record. Returns its place. Throws CONFLICT with the `current` text if
 * it was changed since it was read.
 */
export async function writeText(viewer: Viewer, { id, version, lang, text }: TranslateTextInput) {
  const place = placeOfId(id);
  if (!place) throw new AppError('NOT_FOUND');
  const { resources, resourceId, field, steps } = place;
  const resource = await readResource(resources, resourceId);
  const sent = asSent(resource?.stored[field.property]);
  const before = textAt(sent, steps);
  if (!resource || !before) throw new AppError('NOT_FOUND');
  if (!resources.save) throw new AppError('FORBIDDEN', 'This text can only be changed in a new version.');
  if (versionOf(before) !== version) {
    if (await isSaved(requireAdmin(viewer))) return place;
    throw new AppError('CONFLICT', undefined, { current: await textById(resources.kind, resourceId, id) });
  }
  if (text !== '' && before[lang] === text) {
    if (lang !== 'en') await takeAsItIs(viewer, place, before, lang);
    return place;
  }
  const target = { id: resourceId, updatedAt: new Date(resource.version) };
  await resources.save(viewer, target, { [field.name]: withText(sent, steps, { ...before, [lang]: text }) });
  return place;
}

/**
 * Writes a text in one language as an edit of its record and returns it. Throws CONFLICT if it was changed since it was
 * read.
 */
export async function translateText(viewer: Viewer, input: TranslateTextInput): Promise<TranslatedText> {
  requireAdmin(viewer);
  const { resources, resourceId } = await writeText(viewer, input);
  return textById(resources.kind, resourceId, input.id);
}
