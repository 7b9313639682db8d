import { IconPlus } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PartKind } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { FormPart, PartProblem } from '#client/ui/editing/form';
import type { Problem } from '#client/ui/editing/problem';
import { movedTo } from '#client/ui/editing/reorder/order';
import { ReorderList } from '#client/ui/editing/reorder/reorder';
import type { InputProps } from '#client/ui/editor/described/field';
import { useWords } from '#client/ui/editor/described/use-words';
import { newPart, type PartDraft } from './part-draft';
import { beginningOf, kindNames } from './part-names';
import { partProblems } from './part-problem';
import { PartRow } from './part-row';
import styles from './parts.module.css';

const max = 100;
const kinds = Object.keys(kindNames) as PartKind[];

/** Passes the first pending problem of several blocks to the form. */
function useWaits(onWait: (problem: Problem | undefined) => void) {
  const waits = useRef(new Map<string, Problem>());
  return (key: string, problem: Problem | undefined) => {
    if (problem) waits.current.set(key, problem);
    else waits.current.delete(key);
    onWait([...waits.current.values()][0]);
  };
}

type AddProps = { full: boolean; files: boolean; onAdd: (kind: PartKind) => void };

function AddButtons({ full, files, onAdd }: AddProps) {
  const intl = useIntl();
  const offered = kinds.filter((kind) => files || kind !== 'file');
  if (full) {
    return (
      <p className="sm dim">
        <FormattedMessage id="admin.parts.full" values={{ max }} />
      </p>
    );
  }
  return (
    <div className={styles.add} role="group" aria-label={intl.formatMessage({ id: 'admin.parts.add' })}>
      {offered.map((kind) => (
        <Button key={kind} type="button" size="sm" onClick={() => onAdd(kind)}>
          <IconPlus size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id={kindNames[kind]} />
        </Button>
      ))}
    </div>
  );
}

/** The input for content blocks: add, edit, reorder and remove them. */
export function PartsInput({
  label,
  hint,
  value,
  problem,
  onChange,
  onWait,
  files = false,
}: InputProps<readonly PartDraft[]> & { files?: boolean }) {
  const { text, language } = useWords();
  const whole = useRef<HTMLDivElement>(null);
  useReturnedFocus(whole);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [fresh, setFresh] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<PartDraft | null>(null);
  const [confirming, setConfirming] = useState(false);
  const wait = useWaits(onWait);
  const wrong = problem();
  const nameOf = (part: PartDraft) =>
    [text(kindNames[part.kind]), beginningOf(part, language)].filter(Boolean).join(': ');
  const isWrong = (part: PartDraft) => wrong !== undefined && Object.keys(partProblems(part)).length > 0;
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  const add = (kind: PartKind) => {
    const part = newPart(kind);
    onChange([...value, part]);
    setOpened(new Set([...opened, part.key]));
    setFresh(part.key);
  };
  const move = (part: PartDraft, to: number) => onChange(movedTo(value, part, to - 1));
  const remove = () => {
    setConfirming(false);
    if (!leaving) return;
    wait(leaving.key, undefined);
    onChange(value.filter(({ key }) => key !== leaving.key));
  };
  return (
    <FormPart title={label}>
      <div ref={whole} className={styles.parts} tabIndex={-1} role="group" aria-label={label}>
        {hint && <p className="sm dim">{hint}</p>}
        {value.length > 0 && (
          <Suspense>
            <ReorderList label={label} items={value} keyOf={({ key }) => key} nameOf={nameOf} onMove={move}>
              {(part) => (
                <PartRow
                  part={part}
                  beginning={beginningOf(part, language)}
                  name={nameOf(part)}
                  opened={opened.has(part.key) || isWrong(part)}
                  fresh={fresh === part.key}
                  told={wrong !== undefined}
                  onToggle={() => toggle(part.key)}
                  onRemove={() => {
                    setLeaving(part);
                    setConfirming(true);
                  }}
                  onChange={(next) => onChange(value.map((each) => (each.key === next.key ? next : each)))}
                  onWait={(problemOf) => wait(part.key, problemOf)}
                />
              )}
            </ReorderList>
          </Suspense>
        )}
        <AddButtons full={value.length >= max} files={files} onAdd={add} />
        {wrong && <PartProblem>{wrong}</PartProblem>}
      </div>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        title={<FormattedMessage id="admin.parts.removeTitle" />}
        confirm={<FormattedMessage id="admin.parts.remove" />}
        danger
        onConfirm={remove}
      >
        <FormattedMessage id="admin.parts.removeText" values={{ name: leaving ? nameOf(leaving) : '' }} />
      </ConfirmDialog>
    </FormPart>
  );
}
