import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { Drawer } from '../drawer/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { MenuGroup } from './menu-entry.ts';
import { NavMenu } from './nav-menu.tsx';
import styles from './public-header.module.css';
import { MenuGroups } from './side-menu.tsx';

export interface PublicHeaderProps {
  readonly brand: ReactNode;
  /** Entries of a group without a label stand in the bar, those of another one behind a button with its label. */
  readonly groups?: readonly MenuGroup[];
  /** Button at the right, such as the sign-in; under 768 px it moves into the drawer. */
  readonly action?: ReactNode;
  /** Right slot that shows at every width: user menu. */
  readonly children?: ReactNode;
}

/** Header of the public screens: brand, navigation (a drawer under 1200 px) and a right slot. */
export function PublicHeader({ brand, groups = [], action, children }: PublicHeaderProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles['header']} data-print="hide">
      <div className={styles['inner']}>
        {brand}
        {groups.length > 0 ? (
          <nav className={styles['nav']} aria-label="Principal">
            {groups.map(({ label, items }) =>
              label === undefined ? (
                items.map(({ to, label: text, end = false }) => (
                  <NavLink key={to} to={to} end={end}>
                    {text}
                  </NavLink>
                ))
              ) : (
                <NavMenu key={label} label={label} items={items} />
              ),
            )}
          </nav>
        ) : null}
        <div className={styles['tools']}>
          {action ? <div className={styles['action']}>{action}</div> : null}
          {children}
          {groups.length > 0 ? (
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
          <MenuGroups groups={groups} onChoose={() => setOpen(false)} />
        </nav>
        {action ? <div className={styles['drawerAction']}>{action}</div> : null}
      </Drawer>
    </header>
  );
}
