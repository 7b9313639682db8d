import { resolve } from 'node:path';

/** The root folder of the project. The built server is one level deeper than its sources, in `dist`. */
export const root = resolve(__dirname, __filename.endsWith('.ts') ? '../..' : '../../..');
