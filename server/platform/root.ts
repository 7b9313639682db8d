import { resolve } from 'node:path';

/** The folder of the whole product. The built server is one folder deeper than its sources, in `dist`. */
export const root = resolve(__dirname, __filename.endsWith('.ts') ? '../..' : '../../..');
