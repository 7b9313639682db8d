import { Link } from 'react-router-dom';
import type { FileUser } from '#client/platform/generated/schema';
import { useWords } from '#client/ui/editor/described/use-words';
import type { FileRowFragment } from './files.generated';

type Use = FileRowFragment['uses'][number];

/** The message ids of the records that use files, and the paths of their editors. */
export const fileUsers: Record<FileUser, { label: string; page: (use: Use) => string }> = {
  album: { label: 'lists.files.of.album', page: ({ id }) => `/admin/albums/${id}` },
  article: { label: 'lists.files.of.article', page: ({ id }) => `/admin/articles/${id}` },
  award: { label: 'lists.files.of.award', page: ({ id }) => `/admin/awards/${id}` },
  home_block: { label: 'lists.files.of.homeBlock', page: ({ id }) => `/admin/home/${id}` },
  import: { label: 'lists.files.of.import', page: ({ id }) => `/admin/imports/${id}` },
  module: { label: 'lists.module', page: ({ id }) => `/admin/modules/${id}/files` },
  newsletter_issue: { label: 'lists.files.of.newsletterIssue', page: ({ id }) => `/admin/newsletters/${id}` },
  profile: { label: 'lists.person', page: ({ id }) => `/admin/people/${id}` },
  question: {
    label: 'lists.questions.text',
    page: ({ id, moduleId }) => `/admin/modules/${moduleId}/questions/${id}`,
  },
  reward: { label: 'lists.points.reward', page: ({ id }) => `/admin/rewards/${id}` },
  settings: { label: 'lists.files.of.settings', page: () => '/admin/settings#brand' },
  test: { label: 'lists.certificates.test', page: ({ id }) => `/admin/modules/${id}/test` },
};

/** The maximum number of uses shown, because some files have very many. */
const visible = 3;

/** The records that use a file, with links to them. */
export function FileUses({ uses }: Pick<FileRowFragment, 'uses'>) {
  const { text } = useWords();
  if (uses.length === 0) return <span className="dim">{text('lists.files.unused')}</span>;
  const more = uses.length - visible;
  return (
    <>
      {uses.slice(0, visible).map((use, at) => {
        const { label, page } = fileUsers[use.kind];
        return (
          <span key={`${use.kind}/${use.id}/${use.downloadId}`}>
            {at > 0 && ', '}
            <Link to={page(use)}>
              {use.name ? text('lists.files.usedBy', { kind: text(label), name: use.name }) : text(label)}
            </Link>
          </span>
        );
      })}
      {more > 0 && <span className="dim"> {text('lists.files.more', { count: more })}</span>}
    </>
  );
}
