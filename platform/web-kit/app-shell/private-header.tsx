import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import styles from './private-header.module.css';

export interface PrivateHeaderProps {
  readonly brand: ReactNode;
  /** Opens the side menu under 1024 px; without it there is no menu button. */
  readonly onOpenMenu?: () => void;
  /** Slot beside the brand, hidden under 1024 px. */
  readonly search?: ReactNode;
  /** Right slot: notifications, switchers, user menu. */
  readonly children?: ReactNode;
}

/** Header of the private area, edge to edge. */
export function PrivateHeader({ brand, onOpenMenu, search, children }: PrivateHeaderProps) {
  return (
    <header className={styles['header']} data-print="hide">
      {onOpenMenu ? (
        <IconButton
          className={styles['opener']}
          label="Abrir menú"
          icon={<Menu size={22} />}
          onClick={onOpenMenu}
        />
      ) : null}
      <div className={styles['brand']}>{brand}</div>
      {search ? <div className={styles['search']}>{search}</div> : null}
      <div className={styles['tools']}>{children}</div>
    </header>
  );
}
