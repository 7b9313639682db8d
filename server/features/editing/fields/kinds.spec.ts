import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { entities } from '#server/app/entities';
import { closeDatabase, openDatabase, select } from '#server/platform/database/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';
import { auditOf } from '#server/testing/audit';
import { specDatabaseUrl } from '#server/testing/database/database';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { Edited } from '../edited';
import { resourceService } from '../resources';
import { Audience } from '#server/features/profile/audience/audience-fields';
import { DefineResource, LocalizedLine } from './fields';
import { Href } from './href';
import { Slug } from './slug';

@DefineResource({
  kind: 'spec_page',
  name: 'SpecPage',
  plural: 'SpecPages',
  table: 'spec_page',
  description: 'A page of this spec.',
})
class Page extends Edited {
  @LocalizedLine({ maxLength: 20, description: 'Its title.' })
  titleTranslations!: LocalizedText;

  @Slug({ sort: true, description: 'The end of its address.' })
  slug!: string;

  @Href({ nullable: true, description: 'Where it leads on.' })
  href!: string | null;

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];
}

const pages = resourceService(Page, { order: 'slug' });
let admin: SpecPerson;

beforeAll(async () => {
  await openDatabase(await specDatabaseUrl(), [...entities, Page], 4);
  await select(
    'spec-pages',
    `create table spec_page (id uuid primary key, title jsonb not null, slug text not null, href text,
       roles text[] not null default '{}', user_types text[] not null default '{}',
       account_kinds text[] not null default '{}', created_at timestamptz not null, updated_at timestamptz not null,
       constraint spec_page_slug unique (slug))`,
  );
  admin = await makePerson({ role: 'admin' });
});
afterAll(() => closeDatabase());

const make = (slug: string, sent: Record<string, unknown> = {}) =>
  pages.create(admin.viewer, { title: { en: 'Snow' }, slug, ...sent });
const update = ({ id, updatedAt }: Page, sent: Record<string, unknown>) =>
  pages.update(admin.viewer, { id, updatedAt: new Date(updatedAt) }, sent);
const rejected = (field: string) => ({ code: 'BAD_USER_INPUT', details: { fields: [field] } });

describe('slug field', () => {
  it.each(['a', '2026', 'winter-tires-2026', `a${'-a'.repeat(39)}b`])('accepts %s', async (slug) => {
    expect((await make(` ${slug} `)).slug).toBe(slug);
  });

  it.each([
    '',
    'Winter',
    'winter tires',
    'winter--tires',
    '-winter',
    'winter-',
    'été',
    'a/b',
    'a.b',
    'a\0',
    'a'.repeat(81),
    'admin',
    'admin-tools',
    'administrators',
    'ADMIN',
  ])('rejects %j', async (slug) => {
    await expect(make(slug)).rejects.toMatchObject(rejected('slug'));
  });

  it('rejects a slug in use, also for concurrent requests', async () => {
    const [kept, other] = [await make('kept'), await make('other')];
    await expect(make('kept')).rejects.toMatchObject(rejected('slug'));
    await expect(update(other, { slug: 'kept' })).rejects.toMatchObject(rejected('slug'));
    expect(await update(kept, { slug: 'kept', title: { en: 'Ice' } })).toMatchObject({ slug: 'kept' });
    const both = await Promise.allSettled([make('at-once'), make('at-once')]);
    const reasons = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(reasons).toEqual([expect.objectContaining(rejected('slug'))]);
  });
});

describe('link field', () => {
  it('accepts a valid address or nothing', async () => {
    const made = await make('linked', { href: ' /training ' });
    expect(made.href).toBe('/training');
    await expect(update(made, { href: 'javascript:alert(1)' })).rejects.toMatchObject(rejected('href'));
    expect(await update(made, { href: ' ' })).toMatchObject({ href: null });
  });
});

describe('audience fields', () => {
  it('default to everyone, store each selected value once, and are audited', async () => {
    const made = await make('for-some');
    expect(made).toMatchObject({ roles: [], userTypes: [], accountKinds: [] });
    const audience = { roles: ['manager', 'manager'], accountKinds: ['employee', 'gold_retailer'] };
    const changed = await update(made, audience);
    expect(changed).toMatchObject({ roles: ['manager'], accountKinds: ['employee', 'gold_retailer'] });
    expect((await auditOf('spec_page', made.id)).at(-1)!.changes).toEqual({
      roles: [[], ['manager']],
      accountKinds: [[], ['employee', 'gold_retailer']],
    });
    await expect(update(changed, { roles: null })).rejects.toMatchObject(rejected('roles'));
  });
});
