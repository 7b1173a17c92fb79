import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import {
  elementosDeDatoPaths,
  toEditElemento,
  toVersionElemento,
} from '../../contract/elementos-de-dato.paths.ts';
import { type EstadoVersion, RECURSO_ELEMENTOS, RECURSO_INCORPORACION } from '../../contract/terms.ts';
import { buildEnEspera, listNombrados } from './actividades-elementos.queries.ts';

const CONSULTAR = permissionKey(RECURSO_ELEMENTOS, 'consultar');
const EDITAR = permissionKey(RECURSO_ELEMENTOS, 'editar');

/** Versions in a state whose next step is of one kind of people; nobody decides about their own. */
interface Espera {
  readonly codigo: string;
  readonly titulo: string;
  readonly estado: EstadoVersion;
  /** Permission of the step. */
  readonly permiso: string;
  /** Whether the step is of the ministry; else of the entidad responsible for the element. */
  readonly esMinisterio: boolean;
  /** What to do with one, before its name, and the word of its button. */
  readonly verbo: string;
  readonly boton: string;
}

const ESPERAS: readonly Espera[] = [
  {
    codigo: 'elementos-por-revisar',
    titulo: 'Elementos de dato por revisar',
    estado: 'en-revision',
    permiso: permissionKey(RECURSO_ELEMENTOS, 'aprobar'),
    esMinisterio: true,
    verbo: 'Revise el elemento',
    boton: 'Revisar',
  },
  {
    codigo: 'elementos-por-aprobar',
    titulo: 'Elementos de dato por aprobar',
    estado: 'pendiente-entidad',
    permiso: permissionKey(RECURSO_ELEMENTOS, 'aprobar'),
    esMinisterio: false,
    verbo: 'Apruebe la definición de',
    boton: 'Aprobar',
  },
  {
    codigo: 'elementos-por-incorporar',
    titulo: 'Elementos de dato por incorporar',
    estado: 'aprobado',
    permiso: permissionKey(RECURSO_INCORPORACION, 'aprobar'),
    esMinisterio: true,
    verbo: 'Incorpore el elemento',
    boton: 'Incorporar',
  },
];

const presentDetalle = ({ identificador, numero }: { identificador: string; numero: string }) =>
  `Elemento ${identificador}, versión ${numero}`;

function toFuente({
  codigo,
  titulo,
  estado,
  permiso,
  esMinisterio,
  verbo,
  boton,
}: Espera): FuenteActividades {
  return {
    codigo,
    clase: 'elemento',
    findEspera: ({ permissions, entityId, readsAllEntities, userId }, ambito) => {
      const isMine = ambito === 'mio';
      if (ambito === 'otros' || entityId === null || !permissions.has(isMine ? permiso : CONSULTAR))
        return undefined;
      if (esMinisterio && !readsAllEntities) return undefined;
      return {
        titulo,
        url: `${elementosDeDatoPaths.home}?estado=${estado}`,
        buildAsuntos: (database) =>
          buildEnEspera(database, {
            estado,
            entidadId: esMinisterio ? null : entityId,
            salvoDe: isMine ? userId : undefined,
          }),
        listTextos: async (database, ids) =>
          (await listNombrados(database, ids)).map((version) => ({
            id: version.id,
            titulo: `${verbo} «${version.nombre}»`,
            detalle: presentDetalle(version),
            boton: permissions.has(permiso) && version.autor_id !== userId ? boton : 'Ver',
            url: toVersionElemento(version.id),
          })),
      };
    },
  };
}

/** What a person began to define and did not send. */
const elementosEnBorrador: FuenteActividades = {
  codigo: 'elementos-en-borrador',
  clase: 'elemento',
  findEspera: ({ permissions, userId }, ambito) => {
    if (ambito !== 'mio' || !permissions.has(EDITAR)) return undefined;
    return {
      titulo: 'Borradores de elementos de dato',
      url: `${elementosDeDatoPaths.home}?estado=borrador`,
      buildAsuntos: (database) =>
        buildEnEspera(database, { estado: 'borrador', entidadId: null, autorId: userId }),
      listTextos: async (database, ids) =>
        (await listNombrados(database, ids)).map((version) => ({
          id: version.id,
          titulo: `Continúe el borrador de «${version.nombre}»`,
          detalle: presentDetalle(version),
          boton: 'Continuar',
          url: toEditElemento(version.id),
        })),
    };
  },
};

/** Versions that wait for a person. */
export const actividadesDeElementos: readonly FuenteActividades[] = [
  ...ESPERAS.map(toFuente),
  elementosEnBorrador,
];
