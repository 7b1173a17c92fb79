import type { Decision } from '@marco/contract-kit';
import { type ReactNode, useId } from 'react';
import { Reasons } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import styles from './menu-button.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  /** Marks the one in force, in a menu that switches. */
  readonly isCurrent?: boolean;
  /** What it does cannot be undone. */
  readonly isDanger?: boolean;
  /** The rule that decides about it: while it refuses, the item stays reachable and says why under its name. */
  readonly blocked?: Decision | undefined;
}

interface MenuItemButtonProps {
  readonly item: MenuItem;
  /** The one the arrows stand on. */
  readonly isActive: boolean;
  readonly onClose: () => void;
}

/**
 * One action of a menu; a blocked one keeps the focus and the menu open, and does nothing. Its reasons stand beside it: its
 * name is what is read in it, and they describe it.
 */
export function MenuItemButton({ item, isActive, onClose }: MenuItemButtonProps) {
  const { label, icon, onSelect, isCurrent, isDanger, blocked } = item;
  const reasonsId = useId();
  const refusal = blocked?.allowed === false ? blocked : null;
  return (
    <>
      <button
        type="button"
        role="menuitem"
        tabIndex={isActive ? 0 : -1}
        aria-current={isCurrent || undefined}
        className={classNames(styles['item'], isDanger && styles['danger'])}
        {...(refusal ? { 'aria-disabled': true, 'aria-describedby': reasonsId } : {})}
        onClick={() => {
          if (refusal) return;
          onClose();
          onSelect();
        }}
      >
        {icon}
        {label}
      </button>
      {refusal ? (
        <div id={reasonsId} className={styles['reasons']}>
          <Reasons decision={refusal} />
        </div>
      ) : null}
    </>
  );
}
