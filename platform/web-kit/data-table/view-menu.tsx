import { Settings2 } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import type { ViewControl } from './use-table-view.ts';
import styles from './view-menu.module.css';

// What stands in the panel loads when it is first opened.
const ViewPanel = lazy(() => import('./view-panel.tsx').then((module) => ({ default: module.ViewPanel })));

/** The button that opens which columns show and how close the rows stand. */
export function ViewMenu({ control }: { readonly control: ViewControl }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const hidden = control.choices.filter(({ isShown }) => !isShown).length;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close what its button opened
    <div
      ref={box}
      className={styles['box']}
      data-hidden={hidden > 0 || undefined}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        variant="neutral"
        icon={<Settings2 size={18} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Columnas
        {hidden > 0 ? (
          <>
            <span className={styles['count']} aria-hidden="true">
              {hidden}
            </span>
            <span className="sr"> ({hidden === 1 ? '1 oculta' : `${hidden} ocultas`})</span>
          </>
        ) : null}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ViewPanel id={panelId} control={control} />
        </Suspense>
      ) : null}
    </div>
  );
}
