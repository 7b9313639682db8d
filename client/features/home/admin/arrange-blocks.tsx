import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { evictList } from '#client/features/editing/index';
import { errorCode } from '#client/platform/requests/error-code';
import type { HomeBlockFieldsFragment } from '#client/platform/generated/described.generated';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { ReorderList } from '#client/ui/editing/reorder/reorder';
import { SaveBar } from '#client/ui/editing/save-bar';
import { useArrangeHomeMutation } from './arranged-home.generated';
import { BlockRow, useBlockName } from './block-row';
import styles from './home.module.css';
import { newestOf, useArrangement, type ArrangementChange } from './use-arrangement';

const HomePreview = lazyScreen(() => import('./home-preview'), 'home');

type Block = HomeBlockFieldsFragment;

/** Undoes the last step on Ctrl+Z, except in text fields. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element).matches?.('input[type=text], textarea, [contenteditable]');
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isWriting)
        return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

const changeTexts: Record<ArrangementChange['what'], string> = {
  moved: 'admin.home.moved',
  visible: 'admin.home.shown',
  hidden: 'admin.home.nowHidden',
};

type ConflictProps = { opened: boolean; onClose: () => void; onTakeTheirs: () => void };

function ArrangementConflict({ opened, onClose, onTakeTheirs }: ConflictProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="admin.compare.title" />}
      footer={
        <>
          <Button onClick={onTakeTheirs}>
            <FormattedMessage id="admin.loadTheirs" />
          </Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            <FormattedMessage id="admin.home.keepMine" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="admin.home.conflict" />
      </p>
    </Dialog>
  );
}

type Props = { blocks: readonly Block[]; reload: () => Promise<unknown> };

/** The editor of the block order, beside a preview. Changes become visible to others when they are saved. */
export function ArrangeBlocks({ blocks, reload }: Props) {
  const intl = useIntl();
  const nameOfBlock = useBlockName();
  const arrangement = useArrangement(blocks);
  const [arrange, { loading, error, reset }] = useArrangeHomeMutation({
    update: evictList('adminHomeBlocks'),
  });
  const [comparing, setComparing] = useState(false);
  const { ids, hiddenIds, dirty, changes, canUndo, undo } = arrangement;
  useUndoKey(undo);
  const visible = ids.flatMap((id) => blocks.find((block) => block.id === id) ?? []);
  const nameOf = (id: string) => nameOfBlock(blocks.find((block) => block.id === id)!);
  const save = async () => {
    const input = { ids: [...ids], hiddenIds: [...hiddenIds], updatedAt: newestOf(blocks) };
    const rejected = await arrange({ variables: { input } }).then(
      () => null,
      (rejection: unknown) => rejection,
    );
    await reload();
    if (errorCode(rejected) === 'CONFLICT') setComparing(true);
    if (rejected) return;
    arrangement.forget();
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
  };
  const takeTheirs = () => {
    arrangement.forget();
    reset();
    setComparing(false);
  };
  return (
    <form
      aria-label={intl.formatMessage({ id: 'admin.home' })}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.columns}>
        <section aria-labelledby="home-blocks">
          <h2 id="home-blocks" className={styles.heading}>
            <FormattedMessage id="admin.home.blocks" />
          </h2>
          <ReorderList
            label={intl.formatMessage({ id: 'admin.home.blocks' })}
            items={visible}
            keyOf={({ id }) => id}
            nameOf={nameOfBlock}
            onMove={({ id }, to) => arrangement.move(id, to)}
          >
            {(block) => (
              <BlockRow
                block={block}
                visible={!hiddenIds.includes(block.id)}
                onShow={(isVisible) => arrangement.show(block.id, isVisible)}
              />
            )}
          </ReorderList>
        </section>
        <HomePreview blocks={visible.filter(({ id }) => !hiddenIds.includes(id))} />
      </div>
      <SaveBar
        saving={loading}
        dirty={dirty}
        error={comparing ? undefined : error}
        problems={0}
        changes={changes.map(({ id, what }) =>
          intl.formatMessage({ id: changeTexts[what] }, { name: nameOf(id) }),
        )}
        onCompare={() => setComparing(true)}
        publish={
          <Button type="button" disabled={!canUndo} onClick={undo} aria-keyshortcuts="Control+Z">
            <FormattedMessage id="admin.home.undo" />
          </Button>
        }
      />
      <LeaveGuard when={dirty && !loading} survivesReload={!dirty} />
      <ArrangementConflict opened={comparing} onClose={() => setComparing(false)} onTakeTheirs={takeTheirs} />
    </form>
  );
}
