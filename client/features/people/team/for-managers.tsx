import { NoSuchPage } from '#client/features/settings/public';

/** The page for people without a team. */
export const ForManagers = () => <NoSuchPage textId="team.forManagers" to="/" toId="notFound.home" />;
