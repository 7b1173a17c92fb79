import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/index.ts';
import { Spinner } from '../spinner/index.ts';
import type { BoxAlign } from './lay-over.ts';
import styles from './menu-button.module.css';
import { type MenuItem, MenuItemButton } from './menu-item.tsx';
import { useTopLayer } from './use-top-layer.ts';

export interface MenuButtonProps {
  /** Says what the button is for, before its content; screen readers only. */
  readonly label?: string;
  /** Content of the button. */
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
  /** Text above the items, such as the person who is signed in. */
  readonly header?: ReactNode;
  readonly align?: BoxAlign;
  /** 'neutral' has the look of a small button, as in the rows of a table; without it the content is all there is. */
  readonly variant?: 'neutral' | undefined;
  /** Text while the work of an item runs, a verb in gerund ('Guardando'): the menu does not open meanwhile. */
  readonly busy?: string | false | undefined;
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, (position: number, count: number) => number>> = {
  ArrowDown: (position, count) => (position + 1) % count,
  ArrowUp: (position, count) => (position - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button that opens a menu of actions, after the WAI-ARIA pattern 'menu button'. */
export function MenuButton({
  label,
  children,
  items,
  header,
  align = 'end',
  variant,
  busy = false,
  className,
}: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const isBusy = busy !== false;
  useTopLayer({ box, button, align, isOpen });

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
    if (isBusy) return;
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
        className={classNames(styles['button'], variant && styles[variant], className)}
        {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => (isOpen ? setOpen(false) : open(0))}
        onKeyDown={onButtonKey}
      >
        {label ? <span className="sr">{label}: </span> : null}
        {isBusy ? (
          <>
            <Spinner />
            {busy}
          </>
        ) : (
          children
        )}
      </button>
      {isOpen ? (
        <div ref={box} className={classNames(styles['menu'], styles[align])}>
          {header ? <div className={styles['header']}>{header}</div> : null}
          <div role="menu" id={menuId} tabIndex={-1} aria-label={label ?? 'Opciones'} onKeyDown={onMenuKey}>
            {items.map((item, position) => (
              <MenuItemButton key={item.id} item={item} isActive={position === active} onClose={close} />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
