import type { Language } from '#server/platform/language/i18n';
import type { Role, UserType } from '#server/platform/viewer';

/** Somebody of the demo who has no password, so that nobody signs in as that person before an invitation. */
export interface DemoColleague {
  name: string;
  email: string;
  role: Role;
  userType: UserType;
  lang: Language;
  /** Number of the account. */
  account: string;
  phone: string | null;
  /** Days before the portal's first start; null for who was never there. */
  seenAgo: number | null;
  /** Whether the person was disabled then. */
  disabled: boolean;
}

const colleague = (
  name: string,
  email: string,
  account: string,
  seenAgo: number | null,
  more: Partial<DemoColleague> = {},
): DemoColleague => ({
  name,
  email,
  account,
  seenAgo,
  role: 'user',
  userType: 'standard',
  lang: 'en',
  phone: null,
  disabled: false,
  ...more,
});

/** Who else is there, besides those whose passwords are printed at the start. */
export const demoColleagues: DemoColleague[] = [
  colleague('Luis Ibarra', 'luis.ibarra@desertsun.example', 'GD-5501', 1, { lang: 'es' }),
  colleague('Amina Diallo', 'amina.diallo@desertsun.example', 'GD-5501', 2, { phone: '+1 480 555 0117' }),
  colleague('Tom Becker', 'tom.becker@desertsun.example', 'GD-5501', null),
  colleague('Sofia Marchetti', 'sofia.marchetti@desertsun.example', 'GD-5501', 16, {
    userType: 'motorcycle',
  }),
  colleague('Joe Okafor', 'joe.okafor@desertsun.example', 'GD-5501', 0),
  colleague('Ruth Baker', 'ruth.baker@desertsun.example', 'GD-5501', 18, { userType: 'pro' }),
  colleague('Wei-Lin Chen', 'wl.chen@harbortire.example', 'GR-4471', 0, { phone: '+1 410 555 0142' }),
  colleague('Beatriz Álvarez', 'beatriz.alvarez@harbortire.example', 'GR-4471', 3, {
    userType: 'pro',
    lang: 'es',
  }),
  colleague('Patrick Hughes', 'patrick.hughes@harbortire.example', 'GR-4471', 51),
  colleague('Anne Desrosiers', 'anne.desrosiers@pneusriviere.example', 'GR-7702', 1, {
    role: 'manager',
    lang: 'fr',
  }),
  colleague('Mariam Fofana', 'mariam.fofana@pneusriviere.example', 'GR-7702', 93, { lang: 'fr' }),
  colleague('Jonas Brandt', 'jonas.brandt@midlandtire.example', 'GD-3108', 6, { role: 'manager' }),
  colleague('Ewa Kowalski', 'ewa.kowalski@midlandtire.example', 'GD-3108', 120, { disabled: true }),
  colleague('Thao Nguyen', 'thao.nguyen@midlandtire.example', 'GD-3108', null, { userType: 'conti' }),
];
