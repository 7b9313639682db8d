import { AwardsOf } from './awards-of';

/** The page with all awards. */
export default function AwardsPage() {
  return <AwardsOf titleId="awards.title" />;
}
