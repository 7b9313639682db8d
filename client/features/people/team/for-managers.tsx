import { NoSuchPage } from '#client/features/settings/index';

/** The page for people without a team. */
export const ForManagers = () => <NoSuchPage textId="team.forManagers" to="/" toId="notFound.home" />;
