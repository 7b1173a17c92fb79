import { lazy, Suspense, useState } from 'react';
import styles from './inicio-lists.module.css';

const Menus = lazy(async () => ({
  default: (await import('./menus-funcionalidades.tsx')).MenusFuncionalidades,
}));

/** The card menu of everything the rol reaches (SHELL-02), folded; its code comes when it is opened first. */
export function TodasLasFunciones() {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className={styles['functions']}
      data-print="hide"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>Todas las funciones</summary>
      {isOpened ? (
        <Suspense fallback={null}>
          <Menus />
        </Suspense>
      ) : null}
    </details>
  );
}
