import { createModuleState } from './module-state';

/** Parts that run elsewhere and of which a server knows how they are from using them. */
type Part = 'storage' | 'mail';

const words = createModuleState<Record<Part, string>>(() => ({ storage: 'ready', mail: 'ready' }));

/** Notes whether a part answered when it was used just now. */
export function noteAnswer(part: Part, answered: boolean): void {
  words.value[part] = answered ? 'ready' : 'does not answer';
}

/** How each part was when this server used it last: `ready`, or what is wrong with it. */
export const wordsOfParts = (): Readonly<Record<Part, string>> => words.value;
