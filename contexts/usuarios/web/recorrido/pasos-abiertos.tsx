import { Button } from '@marco/web-kit/button';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PasoDeRecorrido } from '../../rules/recorrido/pasos.ts';
import { computeSitio, type Sitio } from './compute-sitio.ts';
import { findLugar } from './find-lugar.ts';
import styles from './recorrido.module.css';

interface PasosAbiertosProps {
  readonly todos: readonly PasoDeRecorrido[];
  /** Out, and offered again another day. */
  readonly onLeave: () => void;
  /** Out for good. */
  readonly onEnd: () => void;
}

/**
 * One place at a time: a ring around it, which takes no press, and beside it what it is for. The page stays usable; the
 * focus goes to the title of each step, which is how it is announced.
 */
export function PasosAbiertos({ todos, onLeave, onEnd }: PasosAbiertosProps) {
  const pasos = usePresentes(todos);
  const [at, setAt] = useState(0);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const paso = pasos[at];
  const sitio = useSitio(paso, box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes the focus
  useEffect(() => title.current?.focus({ preventScroll: true }), [at, pasos]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      // An open dialog or menu takes the key first.
      const isTaken = event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]');
      if (event.key === 'Escape' && !isTaken) onLeave();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [onLeave]);
  if (!paso) return null;
  const isLast = at === pasos.length - 1;
  return (
    <>
      {sitio ? <div className={styles['anillo']} style={sitio.anillo} aria-hidden data-print="hide" /> : null}
      <section
        ref={box}
        className={styles['paso']}
        style={sitio?.caja}
        aria-labelledby={titleId}
        data-print="hide"
      >
        <h2 id={titleId} ref={title} tabIndex={-1}>
          <small>
            Paso {at + 1} de {pasos.length}
            <span className="sr">: </span>
          </small>
          {paso.titulo}
        </h2>
        <p>{paso.texto}</p>
        <div className={styles['botones']}>
          {at > 0 ? (
            <Button size="small" variant="neutral" onClick={() => setAt(at - 1)}>
              Anterior
            </Button>
          ) : null}
          <Button size="small" onClick={isLast ? onEnd : () => setAt(at + 1)}>
            {isLast ? 'Terminar' : 'Siguiente'}
          </Button>
          {isLast ? null : (
            <>
              <Button size="small" variant="ghost" onClick={onLeave}>
                Saltar
              </Button>
              <Button size="small" variant="ghost" onClick={onEnd}>
                No volver a mostrar
              </Button>
            </>
          )}
        </div>
      </section>
    </>
  );
}

/** The steps whose place this screen has; looked for once, when the whole page stands. */
function usePresentes(todos: readonly PasoDeRecorrido[]): readonly PasoDeRecorrido[] {
  const [pasos, setPasos] = useState<readonly PasoDeRecorrido[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open does not change its steps
  useLayoutEffect(() => setPasos(todos.filter(({ lugares }) => findLugar(lugares))), []);
  return pasos;
}

/** Where the ring and the box stand now: both follow the page as it is scrolled or gets another width. */
function useSitio(
  paso: PasoDeRecorrido | undefined,
  box: React.RefObject<HTMLElement | null>,
): Sitio | undefined {
  const [sitio, setSitio] = useState<Sitio>();
  useLayoutEffect(() => {
    const lugar = paso && findLugar(paso.lugares);
    if (lugar && 'scrollIntoView' in lugar) lugar.scrollIntoView({ block: 'nearest' });
    const place = () => {
      const own = box.current?.getBoundingClientRect();
      setSitio(
        lugar && own
          ? computeSitio(lugar.getBoundingClientRect(), own, {
              width: document.documentElement.clientWidth,
              height: window.innerHeight,
            })
          : undefined,
      );
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [paso, box]);
  return sitio;
}
