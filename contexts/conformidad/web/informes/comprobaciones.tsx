import { Card } from '@marco/web-kit/card';
import { classNames } from '@marco/web-kit/class-names';
import { useShownPanels } from '@marco/web-kit/tabs';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ComprobacionDicha, HallazgoDicho } from '../../contract/index.ts';
import {
  ESTADO_COMPROBACION,
  type EstadoComprobacion,
  GRUPOS_COMPROBACION,
  type GrupoComprobacion,
} from '../../contract/terms.ts';
import { Hallazgo } from './hallazgo.tsx';
import styles from './informe.module.css';

const LOOKS = {
  impide: { icon: CircleX, tone: 'bad' },
  observacion: { icon: TriangleAlert, tone: 'obs' },
  cumple: { icon: CircleCheck, tone: 'good' },
  'sin-ejecutar': { icon: CircleDashed, tone: 'idle' },
} as const satisfies Record<EstadoComprobacion, unknown>;
const ORDEN: readonly EstadoComprobacion[] = ['impide', 'observacion', 'cumple', 'sin-ejecutar'];
const GRUPOS = Object.keys(GRUPOS_COMPROBACION) as GrupoComprobacion[];
const PROBLEMAS: readonly EstadoComprobacion[] = ['impide', 'observacion'];

export const isProblema = ({ estado }: Pick<ComprobacionDicha, 'estado'>) => PROBLEMAS.includes(estado);

/** A check as the list has it, run or not yet. */
export type FilaComprobacion = Pick<
  ComprobacionDicha,
  'codigo' | 'grupo' | 'estado' | 'titulo' | 'medida' | 'hallazgos' | 'total'
>;

/**
 * The groups as they are shown: one that was not run, for want of a servicio, does not stand before the problems. While they
 * are being done none changes its place.
 */
function listGrupos(
  comprobaciones: readonly FilaComprobacion[],
  isWorking = false,
): readonly GrupoComprobacion[] {
  if (isWorking) return GRUPOS;
  const isRun = (grupo: GrupoComprobacion) =>
    comprobaciones.some((una) => una.grupo === grupo && una.estado !== 'sin-ejecutar');
  return [...GRUPOS.filter(isRun), ...GRUPOS.filter((grupo) => !isRun(grupo))];
}

/** Checks in their groups as they are shown: what blocks first, then observations, then the rest. */
export function listOrdenadas(comprobaciones: readonly FilaComprobacion[]): FilaComprobacion[] {
  return listGrupos(comprobaciones).flatMap((grupo) =>
    ORDEN.flatMap((estado) => comprobaciones.filter((una) => una.grupo === grupo && una.estado === estado)),
  );
}

interface ComprobacionesProps {
  readonly comprobaciones: readonly FilaComprobacion[];
  /** Code of the check that is selected; null where none is. */
  readonly elegida: string | null;
  /** Whether the other checks are being done. */
  readonly isWorking?: boolean;
  readonly onElegir: (codigo: string, hallazgo?: HallazgoDicho) => void;
  /** Shows the contract over the page, where there is no room beside the list; absent where there is no contract to show. */
  readonly onVer?: ((codigo: string, hallazgo: HallazgoDicho) => void) | undefined;
}

/** Every check, those with findings to be opened; J and K go to the next and to the one before. */
export function Comprobaciones(props: ComprobacionesProps) {
  const { comprobaciones, elegida, isWorking = false, onElegir, onVer } = props;
  const list = useRef<HTMLDivElement>(null);
  const [soloProblemas, setSoloProblemas] = useState(false);
  // On paper every check is told, whatever is on show.
  const isShown = useShownPanels(soloProblemas ? 'problemas' : 'todas', ['todas']);
  const [cerradas, setCerradas] = useState<ReadonlySet<string>>(new Set());
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(new Set());
  const ordenadas = listOrdenadas(comprobaciones);
  const problemas = ordenadas.filter(isProblema);
  const isOpen = (codigo: string) => abiertas.has(codigo) || (codigo === elegida && !cerradas.has(codigo));

  function toggle(codigo: string): void {
    const open = isOpen(codigo);
    const change = (codes: ReadonlySet<string>, has: boolean) =>
      new Set(has ? [...codes, codigo] : [...codes].filter((one) => one !== codigo));
    setAbiertas(change(abiertas, !open));
    setCerradas(change(cerradas, open));
    if (!open) onElegir(codigo);
  }

  function move(event: KeyboardEvent): void {
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || problemas.length === 0)
      return;
    const at = problemas.findIndex(({ codigo }) => codigo === elegida);
    const next = problemas[Math.min(problemas.length - 1, Math.max(0, at + step))];
    if (!next) return;
    event.preventDefault();
    setCerradas(new Set([...cerradas].filter((one) => one !== next.codigo)));
    onElegir(next.codigo);
    list.current?.querySelector<HTMLElement>(`[data-codigo="${next.codigo}"]`)?.focus();
  }

  return (
    <Card
      title="Comprobaciones"
      flush
      aside={
        problemas.length > 0 ? (
          <fieldset className={styles['switch']}>
            <legend className="sr">Mostrar</legend>
            <button type="button" aria-pressed={soloProblemas} onClick={() => setSoloProblemas(true)}>
              Solo {problemas.length}
            </button>
            <button type="button" aria-pressed={!soloProblemas} onClick={() => setSoloProblemas(false)}>
              Las {ordenadas.length}
            </button>
          </fieldset>
        ) : null
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut beside the buttons inside, which do the same */}
      <div ref={list} onKeyDown={move}>
        {listGrupos(comprobaciones, isWorking).map((grupo) => (
          <Grupo
            key={grupo}
            grupo={grupo}
            filas={(isShown('todas') ? ordenadas : problemas).filter((una) => una.grupo === grupo)}
            todas={ordenadas.filter((una) => una.grupo === grupo)}
            elegida={elegida}
            isOpen={isOpen}
            onToggle={toggle}
            onElegir={onElegir}
            onVer={onVer}
          />
        ))}
      </div>
    </Card>
  );
}

interface GrupoProps extends Pick<ComprobacionesProps, 'elegida' | 'onElegir' | 'onVer'> {
  readonly grupo: GrupoComprobacion;
  readonly filas: readonly FilaComprobacion[];
  readonly todas: readonly FilaComprobacion[];
  readonly isOpen: (codigo: string) => boolean;
  readonly onToggle: (codigo: string) => void;
}

function Grupo({ grupo, filas, todas, elegida, isOpen, onToggle, onElegir, onVer }: GrupoProps) {
  if (filas.length === 0) return null;
  const ejecutadas = todas.filter(({ estado }) => estado !== 'sin-ejecutar');
  const cumplen = ejecutadas.filter(({ estado }) => estado === 'cumple').length;
  return (
    <>
      <div className={styles['group']}>
        <h3>{GRUPOS_COMPROBACION[grupo]}</h3>
        <span>{ejecutadas.length === 0 ? 'Sin ejecutar' : `${cumplen} de ${ejecutadas.length} cumplen`}</span>
      </div>
      <ul className={styles['checks']}>
        {filas.map((fila) => (
          <Fila
            key={fila.codigo}
            fila={fila}
            esElegida={fila.codigo === elegida}
            open={isOpen(fila.codigo)}
            onToggle={() => onToggle(fila.codigo)}
            onElegir={(hallazgo) => onElegir(fila.codigo, hallazgo)}
            onVer={onVer && ((hallazgo) => onVer(fila.codigo, hallazgo))}
          />
        ))}
      </ul>
    </>
  );
}

interface FilaProps {
  readonly fila: FilaComprobacion;
  readonly esElegida: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onElegir: (hallazgo: HallazgoDicho) => void;
  readonly onVer: ((hallazgo: HallazgoDicho) => void) | undefined;
}

/** A check, with where and how what is wrong is mended. */
export function Fila({ fila, esElegida, open, onToggle, onElegir, onVer }: FilaProps) {
  const { codigo, estado, titulo, medida, hallazgos, total } = fila;
  const { icon: Icon, tone } = LOOKS[estado];
  const row = (
    <>
      <Icon size={18} aria-hidden />
      <span className={styles['codigo']}>{codigo}</span>
      <span>{titulo}</span>
      {isProblema(fila) ? (
        <span className={styles['badge']}>{ESTADO_COMPROBACION[estado]}</span>
      ) : (
        <span className={styles['medida']}>
          {estado === 'cumple' ? (medida ?? ESTADO_COMPROBACION.cumple) : ESTADO_COMPROBACION[estado]}
        </span>
      )}
    </>
  );
  return (
    <li className={classNames(styles[tone], esElegida && styles['on'])}>
      {hallazgos.length > 0 ? (
        <button
          type="button"
          className={styles['row']}
          aria-expanded={open}
          data-codigo={codigo}
          onClick={onToggle}
        >
          {row}
        </button>
      ) : (
        <div className={styles['row']}>{row}</div>
      )}
      {/* On paper every place is told, opened or not. */}
      <div className={open ? undefined : styles['closed']}>
        {hallazgos.map((uno, at) => (
          <Hallazgo
            // biome-ignore lint/suspicious/noArrayIndexKey: findings of one report do not move
            key={at}
            hallazgo={uno}
            onElegir={() => onElegir(uno)}
            onVer={onVer && (() => onVer(uno))}
          />
        ))}
        {total > hallazgos.length ? (
          <p className={styles['more']}>
            Se muestran {hallazgos.length} de {total} lugares.
          </p>
        ) : null}
      </div>
    </li>
  );
}
