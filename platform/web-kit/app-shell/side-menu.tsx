import type { ReactNode } from 'react';
import { Link, useMatch } from 'react-router';
import { Drawer } from '../drawer/index.ts';
import styles from './side-menu.module.css';

export interface MenuEntry {
  readonly to: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly end?: boolean;
  /** Whether the screen on show belongs to it although its address is not below this one. */
  readonly holdsScreen?: boolean;
  /** Something that waits there: the number and what it counts, for screen readers ('pendientes'). */
  readonly count?: { readonly value: number; readonly of: string };
}

export interface MenuGroup {
  readonly label?: string;
  readonly items: readonly MenuEntry[];
}

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
  return groups
    .filter((group) => group.items.length > 0)
    .map((group) => (
      <div key={group.label ?? group.items[0]?.to}>
        {group.label ? <p className={styles['group']}>{group.label}</p> : null}
        <ul className={styles['list']}>
          {group.items.map((item) => (
            <li key={item.to}>
              <MenuLink item={item} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    ));
}

interface MenuLinkProps {
  readonly item: MenuEntry;
  readonly onChoose: (() => void) | undefined;
}

function MenuLink({ item, onChoose }: MenuLinkProps) {
  const isHere = useMatch({ path: item.to, end: item.end ?? false }) !== null;
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
