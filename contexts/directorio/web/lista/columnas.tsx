import { presentEntidad } from '@marco/entidades/terms';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { ServicioDirectorio } from '../../contract/index.ts';
import { ACCESO_SERVICIO } from '../../contract/terms.ts';
import { presentClase, presentConsumidores, presentDatos } from '../present-servicio.ts';

/** The results as a table. */
export const COLUMNAS: readonly TableColumn<ServicioDirectorio>[] = [
  {
    key: 'nombre',
    label: 'Servicio',
    kind: 'main',
    sortable: false,
    cell: ({ nombre, direccion }) => <Link to={direccion}>{nombre}</Link>,
  },
  {
    key: 'entidad',
    label: 'Entidad',
    sortable: false,
    text: ({ entidad }) => presentEntidad(entidad.nombre, entidad.sigla),
  },
  {
    key: 'estado',
    label: 'Estado',
    sortable: false,
    text: ({ estado }) => estado.nombre,
    cell: ({ estado }) => (
      <EstadoServicioChip nombre={estado.nombre} color={estado.color} importado={estado.importado} />
    ),
  },
  {
    key: 'entrega',
    label: 'Entrega',
    sortable: false,
    priority: 2,
    nowrap: true,
    text: ({ entrega }) => presentDatos(entrega.total),
  },
  {
    key: 'pide',
    label: 'Pide',
    sortable: false,
    priority: 2,
    nowrap: true,
    text: ({ pide }) => presentDatos(pide.total),
  },
  {
    key: 'datoPersonal',
    label: 'Datos personales',
    sortable: false,
    priority: 3,
    text: ({ datoPersonal }) => (datoPersonal === null ? 'Sin clasificar' : presentClase(datoPersonal)),
  },
  {
    key: 'acceso',
    label: 'Acceso',
    sortable: false,
    priority: 3,
    text: ({ acceso }) => ACCESO_SERVICIO[acceso],
  },
  {
    key: 'consumidores',
    label: 'Lo usan',
    sortable: false,
    priority: 3,
    text: ({ consumidores }) => presentConsumidores(consumidores),
  },
  {
    key: 'actualizado',
    label: 'Último cambio',
    sortable: false,
    priority: 2,
    nowrap: true,
    text: ({ actualizado }) => formatDate(actualizado),
  },
];
