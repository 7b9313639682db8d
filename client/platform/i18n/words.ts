import { createModuleState } from '../module-state';
import type { Language, Messages } from './languages';

/**
 * A part of the words, a folder of `client/locales`: `portal` is there from the beginning, any other comes with the
 * first page or screen that names it.
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

/** What is shown now; a new object with each change but further areas, whose words nothing shows before they are there. */
export const visibleWords = (): Words => visible.value;

/** Has `listener` called after each new object; gives what ends that. */
export function onWords(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => listeners.value.delete(listener);
}

function show(words: Words): void {
  visible.value = words;
  for (const listener of listeners.value) listener();
}

/** Shows these words, whatever was chosen before. */
export function setWords(words: Words): void {
  wanted.value = words.language;
  show(words);
}

/** The words of areas in a language, without showing them. */
export async function readWords(language: Language, areas: readonly Area[]): Promise<Messages> {
  const loaded = await Promise.all(
    areas.map(
      (area): Promise<{ default: Messages }> =>
        import(`../../locales/${area}/${language}.json`, { with: { type: 'json' } }),
    ),
  );
  return Object.assign({}, ...loaded.map(({ default: messages }) => messages)) as Messages;
}

/** Begins with the portal's words in a language. */
export function beginWords(language: Language): Promise<void> {
  setWords({ language, areas: new Set(), messages: {} });
  return addWords('portal');
}

/** Adds the words of an area to those that are shown. */
export async function addWords(area: Area): Promise<void> {
  while (!visible.value.areas.has(area)) {
    const { language } = visible.value;
    const messages = await readWords(language, [area]);
    if (visible.value.language !== language) continue;
    // Into the same object: nothing that stands shows these words yet, and for another one all of it would be drawn anew.
    Object.assign(visible.value.messages, messages);
    visible.value.areas = new Set([...visible.value.areas, area]);
  }
}

/** Shows the words in another language. Of two quick choices the later one stays: gives whether this one did. */
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
