import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './menu-button.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  /** Marks the one in force, in a menu that switches. */
  readonly isCurrent?: boolean;
}

export interface MenuButtonProps {
  /** Says what the button is for, before its content; screen readers only. */
  readonly label?: string;
  /** Content of the button. */
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
  /** Text above the items, such as who is signed in. */
  readonly header?: ReactNode;
  readonly align?: 'start' | 'end';
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, (position: number, count: number) => number>> = {
  ArrowDown: (position, count) => (position + 1) % count,
  ArrowUp: (position, count) => (position - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button that opens a menu of actions, after the WAI-ARIA pattern 'menu button'. */
export function MenuButton({ label, children, items, header, align = 'end', className }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (isOpen) root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]')[active]?.focus();
  }, [isOpen, active]);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  function open(position: number): void {
    setActive(position);
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function onButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 0 : items.length - 1);
  }

  function onMenuKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setActive(step(active, items.length));
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    }
  }

  return (
    <div ref={root} className={styles['root']}>
      <button
        ref={button}
        type="button"
        className={classNames(styles['button'], className)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => (isOpen ? setOpen(false) : open(0))}
        onKeyDown={onButtonKey}
      >
        {label ? <span className="sr">{label}: </span> : null}
        {children}
      </button>
      {isOpen ? (
        <div className={classNames(styles['menu'], styles[align])}>
          {header ? <div className={styles['header']}>{header}</div> : null}
          <div role="menu" id={menuId} tabIndex={-1} aria-label={label ?? 'Opciones'} onKeyDown={onMenuKey}>
            {items.map((item, position) => (
              <button
                key={item.id}
                type="button"
                role="menuitem"
                tabIndex={position === active ? 0 : -1}
                aria-current={item.isCurrent || undefined}
                className={styles['item']}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
              >
                {item.icon}
                {item.label}
              </button>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
