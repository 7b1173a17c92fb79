import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { Check, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { RevisionDeCampos } from '../../contract/index.ts';
import { type CambioDeRevision, type EstadoRevision, listElegidas } from './estado-revision.ts';
import styles from './revision.module.css';

interface LoteRevisionProps {
  readonly revision: RevisionDeCampos;
  readonly estado: EstadoRevision;
  readonly onCambio: (cambio: CambioDeRevision) => void;
}

/** Several rows at once: which are chosen, their exact list, their acceptance, and the way back. */
export function LoteRevision({ revision, estado, onCambio }: LoteRevisionProps) {
  const { filas, umbral } = revision;
  const [isOpen, setOpen] = useState(false);
  const all = useRef<HTMLInputElement>(null);
  const listId = useId();
  const elegidas = listElegidas(estado);
  const posibles = filas.flatMap(({ propuesta }, lugar) =>
    propuesta.puntaje >= umbral && propuesta.decision !== 'revisar' && !estado.filas[lugar]?.aceptada
      ? [lugar]
      : [],
  );
  const isAll = posibles.length > 0 && posibles.every((lugar) => estado.filas[lugar]?.elegida);
  const isSome = elegidas.length > 0 && !isAll;
  // HTML has no attribute for the third state.
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome;
  }, [isSome]);
  const sonSeguras = elegidas.every((lugar) => (filas[lugar]?.propuesta.puntaje ?? 0) >= umbral);
  const isShown = isOpen && elegidas.length > 0;
  return (
    <div className={styles['bulk']}>
      <input
        ref={all}
        type="checkbox"
        checked={isAll}
        aria-label={`Elegir los que tienen ${umbral} % o más`}
        onChange={() => onCambio({ kind: 'elegir', lugares: isAll ? elegidas : posibles, elegida: !isAll })}
      />
      <span>
        <b>
          {formatNumber(elegidas.length)} {elegidas.length === 1 ? 'elegido' : 'elegidos'}
        </b>
        {elegidas.length > 0 && sonSeguras ? `, todos con ${umbral} % o más` : ''}
      </span>
      {elegidas.length > 0 ? (
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isShown ? 'Ocultar la lista' : 'Ver la lista'}
        </Button>
      ) : null}
      <span className={styles['bulkEnd']}>
        {estado.antes.length > 0 ? (
          <Button
            variant="ghost"
            size="small"
            icon={<Undo2 size={16} />}
            onClick={() => onCambio({ kind: 'deshacer' })}
          >
            Deshacer
          </Button>
        ) : null}
        {isShown ? (
          <AceptarLote
            cuantas={elegidas.length}
            onAceptar={() => {
              setOpen(false);
              onCambio({ kind: 'aceptar', lugares: elegidas });
            }}
          />
        ) : null}
      </span>
      <span role="status" className={styles['said']}>
        {estado.dicho}
      </span>
      {isShown ? (
        <ul id={listId} className={styles['exact']} aria-label="Lo que se va a aceptar">
          {elegidas.map((lugar) => (
            <li key={lugar}>
              <Elegida revision={revision} estado={estado} lugar={lugar} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface AceptarLoteProps {
  readonly cuantas: number;
  readonly onAceptar: () => void;
}

function AceptarLote({ cuantas, onAceptar }: AceptarLoteProps) {
  return (
    <Button variant="secondary" size="small" icon={<Check size={16} />} onClick={onAceptar}>
      Aceptar {cuantas === 1 ? 'el elegido' : `los ${formatNumber(cuantas)}`}
    </Button>
  );
}

interface ElegidaProps extends Pick<LoteRevisionProps, 'revision' | 'estado'> {
  readonly lugar: number;
}

function Elegida({ revision, estado, lugar }: ElegidaProps) {
  const revisada = revision.filas[lugar];
  const fila = estado.filas[lugar];
  const elegido = fila?.candidato == null ? undefined : revisada?.propuesta.candidatos[fila.candidato];
  return (
    <>
      <code>{revisada?.campo.nombre}</code> → <code>{elegido?.identificador ?? 'elemento nuevo'}</code>
      {elegido ? ` ${elegido.puntaje} %` : ''}
    </>
  );
}
