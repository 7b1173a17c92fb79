import { presentEntidad } from '@marco/entidades/terms';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { ServicioDirectorio } from '../../contract/index.ts';
import { ACCESO_SERVICIO, COLUMNAS_DIRECTORIO } from '../../contract/terms.ts';
import { presentClase, presentConsumidores, presentDatos } from '../present-servicio.ts';

/** The results as a table. */
export const COLUMNAS: readonly TableColumn<ServicioDirectorio>[] = [
  {
    key: 'nombre',
    label: COLUMNAS_DIRECTORIO.nombre,
    kind: 'main',
    sortable: false,
    cell: ({ nombre, direccion }) => <Link to={direccion}>{nombre}</Link>,
  },
  {
    key: 'entidad',
    label: COLUMNAS_DIRECTORIO.entidad,
    sortable: false,
    text: ({ entidad }) => presentEntidad(entidad.nombre, entidad.sigla),
  },
  {
    key: 'estado',
    label: COLUMNAS_DIRECTORIO.estado,
    sortable: false,
    text: ({ estado }) => estado.nombre,
    cell: ({ estado }) => (
      <EstadoServicioChip nombre={estado.nombre} color={estado.color} importado={estado.importado} />
    ),
  },
  {
    key: 'entrega',
    label: COLUMNAS_DIRECTORIO.entrega,
    sortable: false,
    priority: 2,
    nowrap: true,
    text: ({ entrega }) => presentDatos(entrega.total),
  },
  {
    key: 'pide',
    label: COLUMNAS_DIRECTORIO.pide,
    sortable: false,
    priority: 2,
    nowrap: true,
    text: ({ pide }) => presentDatos(pide.total),
  },
  {
    key: 'datoPersonal',
    label: COLUMNAS_DIRECTORIO.datoPersonal,
    sortable: false,
    priority: 3,
    text: ({ datoPersonal }) => (datoPersonal === null ? 'Sin clasificar' : presentClase(datoPersonal)),
  },
  {
    key: 'acceso',
    label: COLUMNAS_DIRECTORIO.acceso,
    sortable: false,
    priority: 3,
    text: ({ acceso }) => ACCESO_SERVICIO[acceso],
  },
  {
    key: 'consumidores',
    label: COLUMNAS_DIRECTORIO.consumidores,
    sortable: false,
    priority: 3,
    text: ({ consumidores }) => presentConsumidores(consumidores),
  },
  {
    key: 'actualizado',
    label: COLUMNAS_DIRECTORIO.actualizado,
    sortable: false,
    priority: 2,
    nowrap: true,
    text: ({ actualizado }) => formatDate(actualizado),
  },
];
