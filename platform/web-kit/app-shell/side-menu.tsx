import { Link, useLocation } from 'react-router';
import { Drawer } from '../drawer/index.ts';
import { findCurrentEntries } from './find-current-entries.ts';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** Whether the drawer of narrow screens is open. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface MenuGroupsProps {
  readonly groups: readonly MenuGroup[];
  readonly onChoose?: () => void;
}

/** Groups of links; the current one is marked. Groups without entries show nothing. */
export function MenuGroups({ groups, onChoose }: MenuGroupsProps) {
  const current = findCurrentEntries(
    groups.flatMap(({ items }) => items),
    useLocation(),
  );
  return groups
    .filter((group) => group.items.length > 0)
    .map((group) => (
      <div key={group.label ?? group.items[0]?.to}>
        {group.label ? <p className={styles['group']}>{group.label}</p> : null}
        <ul className={styles['list']}>
          {group.items.map((item) => (
            <li key={item.to}>
              <MenuLink item={item} isHere={current.has(item)} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    ));
}

interface MenuLinkProps {
  readonly item: MenuEntry;
  readonly isHere: boolean;
  readonly onChoose: (() => void) | undefined;
}

function MenuLink({ item, isHere, onChoose }: MenuLinkProps) {
  return (
    <Link
      to={item.to}
      aria-current={isHere ? 'page' : item.holdsScreen ? 'true' : undefined}
      {...(onChoose ? { onClick: onChoose } : {})}
    >
      {item.icon}
      <span>{item.label}</span>{' '}
      {item.count ? (
        <span className={styles['count']}>
          {item.count.value} <span className="sr">{item.count.of}</span>
        </span>
      ) : null}
    </Link>
  );
}

/** Side menu of the private area: a column from 1024 px, a drawer under it. */
export function SideMenu({ label, groups, isOpen, onClose }: SideMenuProps) {
  return (
    <>
      <nav className={styles['side']} aria-label={label} data-print="hide">
        <div className={styles['stay']}>
          <MenuGroups groups={groups} />
        </div>
      </nav>
      <Drawer isOpen={isOpen} onClose={onClose} label="Menú">
        <nav aria-label={label}>
          <MenuGroups groups={groups} onChoose={onClose} />
        </nav>
      </Drawer>
    </>
  );
}
