import type { Decision } from '@marco/contract-kit';
import { allowUnless } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { SideLayout } from '@marco/web-kit/side-layout';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import type { RevisionDeCampos } from '../../contract/index.ts';
import { ArchivoLeido } from '../revision/archivo-leido.tsx';
import { type CamposAceptados, listAceptados } from '../revision/campos-aceptados.ts';
import {
  type CambioDeRevision,
  countAceptadas,
  createEstadoRevision,
  type EstadoRevision,
  type FilaEnRevision,
  updateRevision,
} from '../revision/estado-revision.ts';
import { FilaRevision } from '../revision/fila-revision.tsx';
import { LoteRevision } from '../revision/lote-revision.tsx';
import { GruposConocidos, ResumenRevision, TeclasDeRevision } from '../revision/resumen-revision.tsx';
import styles from '../revision/revision.module.css';

interface RevisionDeFuenteProps {
  /** As it was chosen: what was not read is shown in it. */
  readonly archivo: File;
  readonly revision: RevisionDeCampos;
  /** What chooses another file. */
  readonly otro: ReactNode;
  /** Whether so many fields may be taken. */
  readonly canTake: (cuantos: number) => Decision;
  readonly onTake: (aceptados: CamposAceptados) => void;
  /** Leaves without taking anything. */
  readonly onCancel: () => void;
}

const FILTROS = {
  todos: { label: 'Todos', has: () => true },
  revisar: { label: 'Por revisar', has: ({ accion }: FilaEnRevision) => accion === 'revisar' },
  definir: { label: 'Definir', has: ({ accion }: FilaEnRevision) => accion === 'definir' },
  aceptados: { label: 'Aceptados', has: ({ aceptada }: FilaEnRevision) => aceptada },
} as const;
type Filtro = keyof typeof FILTROS;

/** Rows that are drawn at once. */
const POR_PAGINA = 25;
/** Controls in which letters are written, or chosen by. */
const CON_LETRAS = 'textarea, select, input:not([type="checkbox"]):not([type="radio"])';

/**
 * The fields of a source with what is proposed for each: nothing is taken until a person accepts it, and every acceptance
 * can be undone.
 */
export function RevisionDeFuente(props: RevisionDeFuenteProps) {
  const { archivo, revision, otro, canTake, onTake, onCancel } = props;
  const [estado, dispatch] = useReducer(
    (actual: EstadoRevision, cambio: CambioDeRevision) => updateRevision(actual, cambio, revision),
    revision,
    createEstadoRevision,
  );
  const [filtro, setFiltro] = useState<Filtro>('todos');
  const [activa, setActiva] = useState(0);
  const [mostradas, setMostradas] = useState(POR_PAGINA);
  const [conLetras, setConLetras] = useState(true);
  const list = useRef<HTMLUListElement>(null);
  /** Row that keeps the focus when the control that had it is gone. */
  const decidida = useRef<number | null>(null);
  const { filas } = revision;
  const lugares = filas.flatMap((_, lugar) => {
    const fila = estado.filas[lugar];
    return fila && FILTROS[filtro].has(fila) ? [lugar] : [];
  });
  const visibles = lugares.slice(0, mostradas);
  const alcanzable = visibles.includes(activa) ? activa : (visibles[0] ?? 0);
  const aceptadas = countAceptadas(estado);

  const focusFila = (lugar: number) =>
    list.current?.querySelector<HTMLElement>(`[data-lugar="${lugar}"] [data-fila]`)?.focus();
  useEffect(() => {
    if (decidida.current === null) return;
    const lugar = decidida.current;
    decidida.current = null;
    list.current?.querySelector<HTMLElement>(`[data-lugar="${lugar}"] [data-fila]`)?.focus();
  });

  function move(step: number): void {
    const next = visibles[visibles.indexOf(alcanzable) + step];
    if (next === undefined) return;
    setActiva(next);
    focusFila(next);
  }

  /** After a decision the next field waits for one. */
  function decide(cambio: CambioDeRevision): void {
    const siguiente = visibles[visibles.indexOf(alcanzable) + 1];
    const isDecided = cambio.kind === 'aceptar' || cambio.kind === 'definir';
    const lugar = isDecided && siguiente !== undefined ? siguiente : alcanzable;
    decidida.current = lugar;
    setActiva(lugar);
    dispatch(cambio);
  }

  function press(event: KeyboardEvent): void {
    if (isWritten(event)) return;
    const step = findStep(event);
    const cambio = findCambio(event, alcanzable, conLetras);
    if (step === undefined && !cambio) return;
    event.preventDefault();
    if (step !== undefined) move(step);
    if (cambio) decide(cambio);
  }

  return (
    <div className={styles['revision']}>
      <ArchivoLeido archivo={archivo} revision={revision} otro={otro} />
      <SideLayout
        size="slim"
        side={
          <>
            <ResumenRevision revision={revision} estado={estado} />
            <GruposConocidos revision={revision} estado={estado} onCambio={dispatch} />
            <TeclasDeRevision conLetras={conLetras} onLetras={setConLetras} />
          </>
        }
        sideLabel="Resumen de la importación"
      >
        <Card
          title="Campos y propuestas"
          flush
          aside={`${formatNumber(aceptadas)} de ${formatNumber(filas.length)} aceptados`}
        >
          <fieldset className={styles['filters']}>
            <legend className="sr">Filtrar por estado</legend>
            {(Object.keys(FILTROS) as Filtro[]).map((uno) => (
              <button key={uno} type="button" aria-pressed={uno === filtro} onClick={() => setFiltro(uno)}>
                {FILTROS[uno].label} ({formatNumber(estado.filas.filter(FILTROS[uno].has).length)})
              </button>
            ))}
          </fieldset>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside the controls inside, which do the same */}
          <div onKeyDown={press}>
            <LoteRevision revision={revision} estado={estado} onCambio={dispatch} />
            <ul ref={list} className={styles['rows']} aria-label="Campos con su propuesta">
              {visibles.map((lugar) => (
                <FilaDe
                  key={lugar}
                  lugar={lugar}
                  revision={revision}
                  estado={estado}
                  isActiva={lugar === alcanzable}
                  onCambio={dispatch}
                  onActivar={setActiva}
                />
              ))}
            </ul>
          </div>
          <div className={styles['foot']}>
            <span>
              Mostrando {formatNumber(visibles.length)} de {formatNumber(lugares.length)}
            </span>
            {lugares.length > visibles.length ? (
              <Button variant="ghost" size="small" onClick={() => setMostradas(mostradas + POR_PAGINA)}>
                Ver los {formatNumber(Math.min(POR_PAGINA, lugares.length - visibles.length))} siguientes
              </Button>
            ) : null}
          </div>
        </Card>
      </SideLayout>
      <div className={styles['take']}>
        <Button variant="neutral" icon={<ArrowLeft size={18} />} onClick={onCancel}>
          Volver a los campos
        </Button>
        <p>Nada entra en la solicitud hasta que usted lo acepte.</p>
        <Button
          blocked={aceptadas === 0 ? allowUnless(['Acepte al menos un campo.']) : canTake(aceptadas)}
          onClick={() => onTake(listAceptados(revision, estado))}
        >
          {aceptadas === 1 ? 'Pasar el aceptado' : `Pasar los ${formatNumber(aceptadas)} aceptados`} a la
          solicitud
        </Button>
      </div>
    </div>
  );
}

const hasControl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** Whether a key writes in a control, or is of the browser. */
const isWritten = ({ target, altKey }: KeyboardEvent) =>
  altKey || (target instanceof Element && target.matches(CON_LETRAS));

/** Rows to go down or up; the arrows of a choice are its own. */
function findStep(event: KeyboardEvent): number | undefined {
  const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
  return isRadio || hasControl(event) ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
}

/** What a key does to a row: Ctrl+Z always, the letters while they are on. */
function findCambio(event: KeyboardEvent, lugar: number, conLetras: boolean): CambioDeRevision | undefined {
  const tecla = event.key.toLowerCase();
  if (hasControl(event)) return tecla === 'z' ? { kind: 'deshacer' } : undefined;
  if (!conLetras) return undefined;
  if (tecla === 'a') return { kind: 'aceptar', lugares: [lugar] };
  if (tecla === 'r') return { kind: 'revisar', lugar };
  return tecla === 'd' ? { kind: 'definir', lugar } : undefined;
}

interface FilaDeProps {
  readonly lugar: number;
  readonly revision: RevisionDeCampos;
  readonly estado: EstadoRevision;
  readonly isActiva: boolean;
  readonly onCambio: (cambio: CambioDeRevision) => void;
  readonly onActivar: (lugar: number) => void;
}

function FilaDe({ lugar, revision, estado, ...rest }: FilaDeProps) {
  const revisada = revision.filas[lugar];
  const fila = estado.filas[lugar];
  return revisada && fila ? <FilaRevision lugar={lugar} revisada={revisada} fila={fila} {...rest} /> : null;
}
