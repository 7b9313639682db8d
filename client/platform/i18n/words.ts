import { createModuleState } from '../module-state';
import type { Language, Messages } from './languages';

/**
 * An area of messages, a folder of `client/locales`. `portal` is loaded at start; the others load with the first page
 * that uses them.
 */
export type Area =
  | 'portal'
  | 'account'
  | 'admin'
  | 'clients'
  | 'contact'
  | 'content'
  | 'dashboard'
  | 'ended'
  | 'gallery'
  | 'goal'
  | 'history'
  | 'home'
  | 'import'
  | 'imports'
  | 'jobs'
  | 'lists'
  | 'module'
  | 'newsletter'
  | 'orders'
  | 'people'
  | 'pictures'
  | 'privacy'
  | 'programs'
  | 'regrading'
  | 'results'
  | 'rewards'
  | 'search'
  | 'session'
  | 'site'
  | 'surveys'
  | 'team'
  | 'training'
  | 'translations'
  | 'uploads';

export interface Words {
  language: Language;
  areas: ReadonlySet<Area>;
  messages: Messages;
}

const visible = createModuleState<Words>(() => ({ language: 'en', areas: new Set(), messages: {} }));
const wanted = createModuleState<Language>(() => 'en');
const listeners = createModuleState(() => new Set<() => void>());

/**
 * Returns the loaded messages. The object is replaced when the language changes, but not when an area is added, because
 * nothing visible uses the new messages yet.
 */
export const visibleWords = (): Words => visible.value;

/** Calls `listener` whenever the messages object is replaced. Returns a function that stops listening. */
export function onWords(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => listeners.value.delete(listener);
}

function show(words: Words): void {
  visible.value = words;
  for (const listener of listeners.value) listener();
}

/** Replaces the loaded messages and sets the language. */
export function setWords(words: Words): void {
  wanted.value = words.language;
  show(words);
}

/** Loads the messages of areas in a language without showing them. */
export async function readWords(language: Language, areas: readonly Area[]): Promise<Messages> {
  const loaded = await Promise.all(
    areas.map(
      (area): Promise<{ default: Messages }> =>
        import(`../../locales/${area}/${language}.json`, { with: { type: 'json' } }),
    ),
  );
  return Object.assign({}, ...loaded.map(({ default: messages }) => messages)) as Messages;
}

/** Starts with the messages of the `portal` area in a language. */
export function beginWords(language: Language): Promise<void> {
  setWords({ language, areas: new Set(), messages: {} });
  return addWords('portal');
}

/** Adds the messages of an area to the loaded ones. */
export async function addWords(area: Area): Promise<void> {
  while (!visible.value.areas.has(area)) {
    const { language } = visible.value;
    const messages = await readWords(language, [area]);
    if (visible.value.language !== language) continue;
    // Mutates the object, because a new one would re-render everything and nothing visible uses these messages yet.
    Object.assign(visible.value.messages, messages);
    visible.value.areas = new Set([...visible.value.areas, area]);
  }
}

/** Switches to another language. Returns false if another switch has replaced this one before it finished. */
export async function changeWords(language: Language): Promise<boolean> {
  wanted.value = language;
  for (;;) {
    const { areas } = visible.value;
    const messages = await readWords(language, [...areas]);
    if (wanted.value !== language) return false;
    if (visible.value.areas !== areas) continue;
    show({ language, areas, messages });
    return true;
  }
}
