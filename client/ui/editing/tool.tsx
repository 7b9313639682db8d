import type { Icon } from '@tabler/icons-react';
import { Button } from '../button';

type Props = { label: string; Icon: Icon; onClick: () => void };

/** An icon button for an action of a row. */
export function Tool({ label, Icon, onClick }: Props) {
  return (
    <Button type="button" variant="text" size="sm" square aria-label={label} title={label} onClick={onClick}>
      <Icon size={16} stroke={1.9} aria-hidden />
    </Button>
  );
}
