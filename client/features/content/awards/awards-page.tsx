import { AwardsOf } from './awards-of';

/** Everything that people won. */
export default function AwardsPage() {
  return <AwardsOf titleId="awards.title" />;
}
