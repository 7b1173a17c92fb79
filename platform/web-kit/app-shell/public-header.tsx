import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { Drawer } from '../drawer/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './public-header.module.css';
import { MenuGroups } from './side-menu.tsx';

export interface NavItem {
  readonly to: string;
  readonly label: string;
  /** Current only on that very address, not on those under it. */
  readonly end?: boolean;
}

export interface PublicHeaderProps {
  readonly brand: ReactNode;
  readonly items?: readonly NavItem[];
  /** Button at the right, such as the sign-in; under 768 px it moves into the drawer. */
  readonly action?: ReactNode;
  /** Right slot that shows at every width: user menu. */
  readonly children?: ReactNode;
}

/** Header of the public screens: brand, navigation (a drawer under 1024 px) and a right slot. */
export function PublicHeader({ brand, items = [], action, children }: PublicHeaderProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles['header']} data-print="hide">
      <div className={styles['inner']}>
        {brand}
        {items.length > 0 ? (
          <nav className={styles['nav']} aria-label="Principal">
            {items.map((item) => (
              <NavLink key={item.to} to={item.to} end={item.end ?? false}>
                {item.label}
              </NavLink>
            ))}
          </nav>
        ) : null}
        <div className={styles['tools']}>
          {action ? <div className={styles['action']}>{action}</div> : null}
          {children}
          {items.length > 0 ? (
            <IconButton
              className={styles['opener']}
              label="Abrir menú"
              aria-expanded={isOpen}
              icon={<Menu size={22} />}
              onClick={() => setOpen(true)}
            />
          ) : null}
        </div>
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Menú" side="right">
        <nav aria-label="Principal">
          <MenuGroups groups={[{ items }]} onChoose={() => setOpen(false)} />
        </nav>
        {action ? <div className={styles['drawerAction']}>{action}</div> : null}
      </Drawer>
    </header>
  );
}
