import type { Decision } from '@marco/contract-kit/decision';
import { toServicio } from '@marco/servicios/paths';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { Link } from 'react-router';
import type { SolicitudListada } from '../../contract/index.ts';
import {
  toEditarSolicitud,
  toNivelDosDeServicio,
  toNivelTresDeServicio,
  toNivelUnoDeServicio,
  toSolicitud,
} from '../../contract/solicitudes.paths.ts';
import { ESTADOS_EDITABLES, type Nivel } from '../../contract/terms.ts';
import { EstadoSolicitudChip } from '../estado-solicitud-chip.tsx';
import { keepDatosNivel } from '../nivel/datos-nivel.ts';
import { PlazoSolicitudChip } from '../plazo-solicitud-chip.tsx';
import styles from './servicios.module.css';
import type { ServicioNivel } from './use-servicios-nivel.ts';

/** Columns of the services of the entidad. */
export const COLUMNAS: readonly TableColumn<ServicioNivel>[] = [
  {
    key: 'nombre',
    label: 'Servicio',
    kind: 'main',
    sortable: false,
    cell: ({ id, nombre, descripcion }) => (
      <>
        <Link to={toServicio(id)}>{nombre}</Link>
        {descripcion === '' ? null : <small className={styles['description']}>{descripcion}</small>}
      </>
    ),
  },
  {
    key: 'estado',
    label: 'Estado del servicio',
    cardLabel: 'Estado',
    // Where the table is narrow it makes room: what can be asked for is never out of sight.
    priority: 2,
    sortable: false,
    text: ({ estado, importado }) => (importado ? `${estado}, importado` : estado),
    cell: ({ estado, importado }) => <EstadoServicioChip nombre={estado} importado={importado} />,
  },
  {
    key: 'enCurso',
    label: 'Solicitud en curso',
    sortable: false,
    cell: ({ enCurso, nivelDos, nivelTres }) => {
      const abiertas = [enCurso, nivelDos.enCurso, nivelTres.enCurso].filter((una) => una !== null);
      return abiertas.length === 0 ? (
        'Ninguna'
      ) : (
        <div>
          {abiertas.map((solicitud) => (
            <EnCurso key={solicitud.id} solicitud={solicitud} />
          ))}
        </div>
      );
    },
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (servicio) => (
      <div className={styles['actions']}>
        <AccionNivelTres servicio={servicio} />
        <AccionNivelDos servicio={servicio} />
        <AccionNivelUno servicio={servicio} />
      </div>
    ),
  },
];

/** Whether the entidad has to write it: the form is then where it leads. */
const isPorEscribir = ({ estado }: SolicitudListada) => ESTADOS_EDITABLES.includes(estado);

/** A request a servicio has in course: number, state and term. */
function EnCurso({ solicitud }: { readonly solicitud: SolicitudListada }) {
  const { id, nivel, radicado, estado, plazo } = solicitud;
  return (
    <span className={styles['course']}>
      <Link to={isPorEscribir(solicitud) ? toEditarSolicitud(solicitud) : toSolicitud(id)}>
        {radicado ?? `Sin radicar, nivel ${nivel}`}
      </Link>
      <EstadoSolicitudChip estado={estado} />
      <PlazoSolicitudChip plazo={plazo} />
    </span>
  );
}

interface AccionProps {
  readonly servicio: ServicioNivel;
}

/** Requesting level 1, or the reason why not, or the form of what is being written. */
function AccionNivelUno({ servicio }: AccionProps) {
  const { id, nombre, descripcion, estado, enCurso, solicitar } = servicio;
  return (
    <Accion
      nivel={1}
      nombre={nombre}
      enCurso={enCurso}
      solicitar={solicitar}
      to={toNivelUnoDeServicio(id)}
      onClick={() => keepDatosNivel({ servicio: { id, nombre, descripcion, estado } })}
    />
  );
}

/** The same of level 2, once a version stands at level 1. */
function AccionNivelDos({ servicio: { id, nombre, nivelDos } }: AccionProps) {
  const { servicioVersionId, enCurso, solicitar } = nivelDos;
  if (servicioVersionId === null && enCurso === null) return null;
  return (
    <Accion nivel={2} nombre={nombre} enCurso={enCurso} solicitar={solicitar} to={toNivelDosDeServicio(id)} />
  );
}

/** The same of level 3, once a version stands at level 2. */
function AccionNivelTres({ servicio: { id, nombre, nivelTres } }: AccionProps) {
  const { servicioVersionId, enCurso, solicitar } = nivelTres;
  if (servicioVersionId === null && enCurso === null) return null;
  return (
    <Accion
      nivel={3}
      nombre={nombre}
      enCurso={enCurso}
      solicitar={solicitar}
      to={toNivelTresDeServicio(id)}
    />
  );
}

interface AccionDeNivelProps {
  readonly nivel: Nivel;
  readonly nombre: string;
  readonly enCurso: SolicitudListada | null;
  readonly solicitar: Decision;
  /** Form of a request that begins. */
  readonly to: string;
  readonly onClick?: () => void;
}

function Accion({ nivel, nombre, enCurso, solicitar, to, onClick }: AccionDeNivelProps) {
  const cual = <span className="sr"> de {nombre}</span>;
  if (enCurso !== null && isPorEscribir(enCurso))
    return (
      <ButtonLink variant="secondary" size="small" to={toEditarSolicitud(enCurso)}>
        {enCurso.estado === 'borrador' ? 'Continuar borrador' : 'Corregir solicitud'} de{' '}
        {enCurso.tipo === 'retiro' ? 'retiro' : `nivel ${nivel}`}
        {cual}
      </ButtonLink>
    );
  if (!solicitar.allowed)
    return (
      <Button variant="secondary" size="small" blocked={solicitar}>
        Solicitar nivel {nivel}
        {cual}
      </Button>
    );
  return (
    <ButtonLink variant="secondary" size="small" to={to} onClick={onClick}>
      Solicitar nivel {nivel}
      {cual}
    </ButtonLink>
  );
}
