import { toServicio } from '@marco/servicios/paths';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { Link } from 'react-router';
import type { SolicitudListada } from '../../contract/index.ts';
import { toEditarSolicitud, toNivelUnoDeServicio, toSolicitud } from '../../contract/solicitudes.paths.ts';
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
    text: ({ estado }) => estado,
    cell: ({ estado }) => <EstadoServicioChip nombre={estado} />,
  },
  {
    key: 'enCurso',
    label: 'Solicitud en curso',
    sortable: false,
    cell: ({ enCurso }) => (enCurso === null ? 'Ninguna' : <EnCurso solicitud={enCurso} />),
  },
  { key: 'accion', label: 'Acción', kind: 'action', cell: (servicio) => <Accion servicio={servicio} /> },
];

/** Whether the entidad has to write it: the form is then where it leads. */
const isPorEscribir = ({ estado }: SolicitudListada) => estado === 'borrador' || estado === 'devuelta';

/** The request a servicio has in course: number, state and term. */
function EnCurso({ solicitud }: { readonly solicitud: SolicitudListada }) {
  const { id, radicado, estado, plazo } = solicitud;
  return (
    <span className={styles['course']}>
      <Link to={isPorEscribir(solicitud) ? toEditarSolicitud(id) : toSolicitud(id)}>
        {radicado ?? 'Sin radicar'}
      </Link>
      <EstadoSolicitudChip estado={estado} />
      <PlazoSolicitudChip plazo={plazo} />
    </span>
  );
}

/** Requesting level 1, continuing a draft, or the reason why neither is possible. */
function Accion({ servicio }: { readonly servicio: ServicioNivel }) {
  const { id, nombre, descripcion, estado, enCurso, solicitar } = servicio;
  const cual = <span className="sr"> de {nombre}</span>;
  if (enCurso !== null && isPorEscribir(enCurso))
    return (
      <ButtonLink variant="secondary" size="small" to={toEditarSolicitud(enCurso.id)}>
        {enCurso.estado === 'borrador' ? 'Continuar borrador' : 'Corregir solicitud'}
        {cual}
      </ButtonLink>
    );
  if (!solicitar.allowed)
    return (
      <Button variant="secondary" size="small" blocked={solicitar}>
        Solicitar nivel 1{cual}
      </Button>
    );
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      to={toNivelUnoDeServicio(id)}
      onClick={() => keepDatosNivel({ servicio: { id, nombre, descripcion, estado } })}
    >
      Solicitar nivel 1{cual}
    </ButtonLink>
  );
}
