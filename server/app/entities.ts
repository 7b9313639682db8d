import { ProfileEntity } from '#server/features/profile/profile.entity';

/** Every TypeORM entity; they serve writes only. */
export const entities: (new () => object)[] = [ProfileEntity];
