import { refuseSecondConnections } from '#server/platform/one-connection';

refuseSecondConnections();
