import { DownloadButton } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatMoment, formatSize } from '@marco/web-kit/format';
import {
  CalendarPlus,
  Check,
  FileText,
  ListChecks,
  Pause,
  Play,
  ShieldCheck,
  Stamp,
  Undo2,
  UserCheck,
  X,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { DocumentoCargado, MarcaDeSolicitud, Paso, Solicitud } from '../../contract/index.ts';
import { ACCION_SOLICITUD, type AccionSolicitud } from '../../contract/terms.ts';
import { MarcasDePaso } from '../marcas/marcas-de-paso.tsx';
import styles from './detalle.module.css';
import { FILTROS_HISTORIA, type FiltroHistoria, listHechos } from './historia.ts';

const ICONOS: Readonly<Partial<Record<AccionSolicitud, ReactNode>>> = {
  radicar: <Stamp size={15} />,
  reafirmar: <Stamp size={15} />,
  asignar: <UserCheck size={15} />,
  devolver: <Undo2 size={15} />,
  verificar: <ListChecks size={15} />,
  conceptuar: <ShieldCheck size={15} />,
  observar: <Undo2 size={15} />,
  rechazar: <X size={15} />,
  cancelar: <X size={15} />,
  desistir: <X size={15} />,
  suspenderPlazo: <Pause size={15} />,
  reanudarPlazo: <Play size={15} />,
  prorrogar: <CalendarPlus size={15} />,
};

const FILTROS = Object.keys(FILTROS_HISTORIA) as FiltroHistoria[];
const VACIA: Readonly<Record<FiltroHistoria, string>> = {
  pasos: 'Esta solicitud aún no se ha radicado.',
  documentos: 'Esta solicitud aún no tiene documentos.',
  todo: 'Aún no ha pasado nada con esta solicitud.',
};

/** What happened to a request, the last one first: its steps, its documents or both. */
export function PasosPanel({ solicitud }: { readonly solicitud: Solicitud }) {
  const [filtro, setFiltro] = useState<FiltroHistoria>('pasos');
  const hechos = listHechos(solicitud, filtro);
  return (
    <Card title="Historia" aside={<Filtro elegido={filtro} onElegir={setFiltro} />}>
      {hechos.length === 0 ? (
        <EmptyState title={VACIA[filtro]} />
      ) : (
        <ol className={styles['steps']}>
          {hechos.map((hecho) =>
            hecho.clase === 'paso' ? (
              <PasoItem
                key={hecho.paso.id}
                paso={hecho.paso}
                marcas={solicitud.marcas.filter(({ pasoId }) => pasoId === hecho.paso.id)}
              />
            ) : (
              <DocumentoItem key={hecho.documento.idArchivo} documento={hecho.documento} />
            ),
          )}
        </ol>
      )}
    </Card>
  );
}

interface FiltroProps {
  readonly elegido: FiltroHistoria;
  readonly onElegir: (filtro: FiltroHistoria) => void;
}

function Filtro({ elegido, onElegir }: FiltroProps) {
  return (
    <fieldset className={styles['switch']} data-print="hide">
      <legend className="sr">Filtrar la historia</legend>
      {FILTROS.map((filtro) => (
        <button key={filtro} type="button" aria-pressed={filtro === elegido} onClick={() => onElegir(filtro)}>
          {FILTROS_HISTORIA[filtro]}
        </button>
      ))}
    </fieldset>
  );
}

function DocumentoItem({
  documento: { idArchivo, nombre, tamano, fecha, usuario },
}: {
  readonly documento: DocumentoCargado;
}) {
  return (
    <li>
      <span className={styles['stepIcon']}>
        <FileText size={15} />
      </span>
      <p>
        <b>{nombre}</b>
      </p>
      <time dateTime={fecha}>{formatMoment(fecha)}</time>
      <p className={styles['meta']}>
        <span>{usuario ?? 'El sistema'}</span>
        <span className="num">{formatSize(tamano)}</span>
        <DownloadButton archivoId={idArchivo} nombre={nombre} />
      </p>
    </li>
  );
}

interface PasoItemProps {
  readonly paso: Paso;
  /** What it asked for, where it returned the request. */
  readonly marcas: readonly MarcaDeSolicitud[];
}

function PasoItem({ paso, marcas }: PasoItemProps) {
  const { desde, hasta, usuario, fecha, motivo, dias } = paso;
  const accion = paso.accion as AccionSolicitud;
  return (
    <li>
      <span className={styles['stepIcon']}>{ICONOS[accion] ?? <Check size={15} />}</span>
      <p>
        <b>{ACCION_SOLICITUD[accion]}</b>
        {dias === null ? null : `, ${dias} ${dias === 1 ? 'día' : 'días'}`}
      </p>
      <time dateTime={fecha}>{formatMoment(fecha)}</time>
      <p className={styles['meta']}>
        <span>{usuario ?? 'El sistema'}</span>
        <span>{desde === hasta ? hasta : `${desde} → ${hasta}`}</span>
      </p>
      {motivo === '' ? null : <p className={styles['meta']}>Motivo: {motivo}</p>}
      {marcas.length === 0 ? null : <MarcasDePaso marcas={marcas} />}
    </li>
  );
}
