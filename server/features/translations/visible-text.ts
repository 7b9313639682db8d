import { isRich, versionOf } from './text-values';
import { translatedKind } from './translated-resources';
import type { FoundText } from './translation.queries';
import type { TranslatedText } from './translation.types';

/** Returns a text in the format of the API. */
export function asVisible({ parent, ...found }: FoundText): TranslatedText {
  const [name, ...steps] = found.path.split('.');
  const resources = translatedKind(found.kind)!;
  const field = resources.fields.find((each) => each.name === name)!;
  return {
    ...found,
    id: `${found.kind}:${found.resourceId}:${found.path}`,
    rich: isRich(field, steps, parent),
    writable: resources.save !== null,
    version: versionOf(found.text),
  };
}
