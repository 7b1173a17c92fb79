import { classNames } from '@marco/web-kit/class-names';
import { formatNumber } from '@marco/web-kit/format';
import { ChevronDown, List } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { goToBloque } from './go-to-bloque.ts';
import type { EntradaIndice, IdBloque } from './indice.ts';
import styles from './indice-de-pagina.module.css';

/** Where a block counts as the one that is read: so far under the upper edge of the window, in px. */
const LINEA_DE_LECTURA = 140;

/** The index of the page: beside it where there is room, elsewhere behind a button over it that says where one is. */
export function IndiceDePagina({ entradas }: { readonly entradas: readonly EntradaIndice[] }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const current = useBloqueLeido(entradas);
  const titulo = entradas.find(({ id }) => id === current)?.titulo ?? '';
  useBloqueDeLaDireccion(entradas);
  return (
    <nav className={styles['indice']} aria-label="En esta página" data-print="hide">
      <button
        type="button"
        className={styles['opener']}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <List size={18} />
        En esta página: {titulo}
        <ChevronDown size={18} />
      </button>
      <p className={styles['titulo']} aria-hidden="true">
        En esta página
      </p>
      <ol id={listId} className={classNames(styles['list'], isOpen && styles['open'])}>
        {entradas.map(({ id, titulo: nombre, cantidad }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => {
                setOpen(false);
                goToBloque(id);
              }}
            >
              {nombre}
              {cantidad === null ? null : <span className="num">{formatNumber(cantidad)}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The block that is being read: the last one that began above the line. */
function useBloqueLeido(entradas: readonly EntradaIndice[]): IdBloque | undefined {
  const [current, setCurrent] = useState<IdBloque | undefined>(entradas[0]?.id);
  useEffect(() => {
    function look(): void {
      const begun = entradas.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= LINEA_DE_LECTURA;
      });
      setCurrent((begun.at(-1) ?? entradas[0])?.id);
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [entradas]);
  return current;
}

/** The block an address names is there only now, with the data of the page. */
function useBloqueDeLaDireccion(entradas: readonly EntradaIndice[]): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page stands
  useEffect(() => {
    const entrada = entradas.find(({ id }) => id === hash.slice(1));
    if (entrada) goToBloque(entrada.id);
  }, []);
}
