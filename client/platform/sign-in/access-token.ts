import { createModuleState } from '../module-state';

type Read = () => Promise<string | undefined>;

const read = createModuleState<Read>(() => async () => undefined);

/** Says where the access token comes from; the app does so once at its start. */
export function provideAccessToken(from: Read): void {
  read.value = from;
}

/** A valid access token for what is fetched without Apollo, or undefined for a visitor. */
export const accessToken: Read = () => read.value();
