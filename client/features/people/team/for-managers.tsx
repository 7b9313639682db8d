import { NoSuchPage } from '#client/features/settings/public';

/** Stands for the pages of the team to whoever has none. */
export const ForManagers = () => <NoSuchPage textId="team.forManagers" to="/" toId="notFound.home" />;
