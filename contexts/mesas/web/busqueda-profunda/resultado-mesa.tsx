import { presentEntidad } from '@marco/entidades/terms';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { FileText, ListChecks, MessagesSquare, ScrollText } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { Coincidencia, MesaEncontrada } from '../../contract/index.ts';
import { toMesa, toReunion } from '../../contract/mesas.paths.ts';
import { PROCEDENCIA, type Procedencia, type Trozo } from '../../contract/terms.ts';
import type { MesasHistory } from '../busqueda/mesas-storage.tsx';
import { EstadoMesaChip } from '../estado-mesa-chip.tsx';
import styles from './resultado-mesa.module.css';

const ICONOS: Readonly<Record<Procedencia, typeof FileText>> = {
  nombre: ScrollText,
  objetivo: ScrollText,
  descripcion: ScrollText,
  tematica: MessagesSquare,
  avance: MessagesSquare,
  documento: FileText,
  compromiso: ListChecks,
};

/** A mesa that was found: what it is, and where the words stand. */
export function ResultadoMesa({ mesa }: { readonly mesa: MesaEncontrada }) {
  const { search } = useLocation();
  const history: MesasHistory = { busquedaMesas: search };
  const more = mesa.cantidadHallazgos - mesa.hallazgos.length;
  return (
    <li className={styles['mesa']}>
      <div className={styles['head']}>
        <h3>
          <Link to={toMesa(mesa.id)} state={history}>
            <Trozos trozos={mesa.titulo} />
          </Link>
        </h3>
        <EstadoMesaChip activa={mesa.estadoMesa} />
      </div>
      <p className={styles['facts']}>
        <span>{presentEntidad(mesa.razonSocial)}</span>
        <span>{mesa.nombreCompleto}</span>
        <span>{count(mesa.cantidadServicios, 'servicio', 'servicios')}</span>
        <span>
          {count(mesa.cantidadReuniones, 'reunión', 'reuniones')}
          {mesa.ultimaReunion === null ? null : `, la última el ${formatDate(mesa.ultimaReunion)}`}
        </span>
      </p>
      {mesa.hallazgos.length > 0 ? (
        <ul className={styles['hits']} aria-label={`Dónde se encontró en ${mesa.nombreMesa}`}>
          {mesa.hallazgos.map((hallazgo, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes and its texts may repeat
            <li key={place} className={styles['hit']}>
              <CoincidenciaDeMesa hallazgo={hallazgo} idMesa={mesa.id} history={history} />
            </li>
          ))}
        </ul>
      ) : null}
      {more > 0 ? (
        <p className={styles['more']}>
          {more === 1 ? 'Y 1 coincidencia más' : `Y ${formatNumber(more)} coincidencias más`} en esta mesa.
        </p>
      ) : null}
    </li>
  );
}

function count(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

interface CoincidenciaDeMesaProps {
  readonly hallazgo: Coincidencia;
  readonly idMesa: number;
  readonly history: MesasHistory;
}

/** A text that holds the words, with the meeting it belongs to. */
function CoincidenciaDeMesa({ hallazgo, idMesa, history }: CoincidenciaDeMesaProps) {
  const { fuente, fragmento, idReunion, tematica, fecha } = hallazgo;
  const Icon = ICONOS[fuente];
  return (
    <>
      <span className={styles['icon']}>
        <Icon size={16} />
      </span>
      <div className={styles['texts']}>
        <p className={styles['where']}>
          <span className={styles['source']}>{PROCEDENCIA[fuente]}</span>
          {idReunion === null ? null : (
            <Link to={toReunion(idReunion, idMesa)} state={history}>
              {tematica ?? 'Ver la reunión'}
              {fecha === null ? null : <span className={styles['date']}> {formatDate(fecha)}</span>}
            </Link>
          )}
        </p>
        <p className={styles['fragment']}>
          <Trozos trozos={fragmento} />
        </p>
      </div>
    </>
  );
}

/** A text in pieces, those that were searched marked. */
function Trozos({ trozos }: { readonly trozos: readonly Trozo[] }) {
  return trozos.map(({ texto, marcado }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change place
    marcado ? <mark key={place}>{texto}</mark> : <span key={place}>{texto}</span>,
  );
}
