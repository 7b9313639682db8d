import { isRich, versionOf } from './text-values';
import { translatedKind } from './translated-things';
import type { FoundText } from './translation.queries';
import type { TranslatedText } from './translation.types';

/** A text as the API shows it. */
export function asShown({ parent, ...found }: FoundText): TranslatedText {
  const [name, ...steps] = found.path.split('.');
  const things = translatedKind(found.kind)!;
  const field = things.fields.find((each) => each.name === name)!;
  return {
    ...found,
    id: `${found.kind}:${found.resourceId}:${found.path}`,
    rich: isRich(field, steps, parent),
    writable: things.save !== null,
    version: versionOf(found.text),
  };
}
