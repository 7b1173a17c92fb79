import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades, TextosDeAsunto } from '@marco/usuarios/port';
import { acuerdosPaths, toAcuerdo, toAcuerdosEnEstado } from '../contract/acuerdos.paths.ts';
import { RECURSO_ACUERDOS } from '../contract/terms.ts';
import {
  type AcuerdoNombrado,
  buildEnEspera,
  buildPorMediar,
  listDesacuerdosNombrados,
  listNombrados,
} from './actividades-acuerdos.queries.ts';

const CONSULTAR = permissionKey(RECURSO_ACUERDOS, 'consultar');
const EDITAR = permissionKey(RECURSO_ACUERDOS, 'editar');
const APROBAR = permissionKey(RECURSO_ACUERDOS, 'aprobar');

/** Acuerdos in a state whose next step is of one of their two entidades. */
interface Espera {
  readonly codigo: string;
  readonly titulo: string;
  readonly estado: 'borrador' | 'enviado' | 'en-aclaracion';
  readonly lado: 'consumidora' | 'proveedora';
  readonly permiso: string;
  readonly toTitulo: (acuerdo: AcuerdoNombrado) => string;
  readonly boton: string;
}

const ESPERAS: readonly Espera[] = [
  {
    codigo: 'acuerdos-por-decidir',
    titulo: 'Acuerdos por decidir',
    estado: 'enviado',
    lado: 'proveedora',
    permiso: APROBAR,
    toTitulo: ({ consumidora, servicio }) => `Responda a ${consumidora}: uso de «${servicio}»`,
    boton: 'Responder',
  },
  {
    codigo: 'acuerdos-por-aclarar',
    titulo: 'Acuerdos por aclarar',
    estado: 'en-aclaracion',
    lado: 'consumidora',
    permiso: EDITAR,
    toTitulo: ({ proveedora, servicio }) => `Aclare a ${proveedora} el uso de «${servicio}»`,
    boton: 'Aclarar',
  },
  {
    codigo: 'acuerdos-en-borrador',
    titulo: 'Borradores de acuerdos',
    estado: 'borrador',
    lado: 'consumidora',
    permiso: EDITAR,
    toTitulo: ({ servicio }) => `Continúe el borrador del acuerdo sobre «${servicio}»`,
    boton: 'Continuar',
  },
];

const presentDetalle = ({ numero }: AcuerdoNombrado) =>
  numero === null ? 'Acuerdo de consumo' : `Acuerdo de consumo ${numero}`;

function toFuente({ codigo, titulo, estado, lado, permiso, toTitulo, boton }: Espera): FuenteActividades {
  return {
    codigo,
    clase: 'acuerdo',
    findEspera: ({ permissions, entityId, userId }, ambito) => {
      const isMine = ambito === 'mio';
      if (ambito === 'otros' || entityId === null || !permissions.has(isMine ? permiso : CONSULTAR))
        return undefined;
      const columna = lado === 'consumidora' ? 'a.consumidora_id' : 'a.proveedora_id';
      const creadoPor = estado === 'borrador' && isMine ? userId : undefined;
      return {
        titulo,
        url: toAcuerdosEnEstado(estado, lado),
        buildAsuntos: (database) =>
          buildEnEspera(database, { estados: [estado], columna, entidadId: entityId, creadoPor }),
        listTextos: async (database, ids) =>
          (await listNombrados(database, ids)).map((acuerdo) => ({
            id: acuerdo.id,
            titulo: toTitulo(acuerdo),
            detalle: presentDetalle(acuerdo),
            boton: permissions.has(permiso) ? boton : 'Ver',
            url: toAcuerdo(acuerdo.id),
          })),
      };
    },
  };
}

const desacuerdosPorMediar: FuenteActividades = {
  codigo: 'desacuerdos-por-mediar',
  clase: 'acuerdo',
  findEspera: ({ permissions, readsAllEntities }, ambito) => {
    if (ambito === 'otros' || !permissions.has(EDITAR) || !readsAllEntities) return undefined;
    return {
      titulo: 'Desacuerdos por mediar',
      url: acuerdosPaths.home,
      buildAsuntos: buildPorMediar,
      listTextos: async (database, ids) =>
        (await listDesacuerdosNombrados(database, ids)).map((desacuerdo) => ({
          id: desacuerdo.id,
          titulo: `Medie entre ${desacuerdo.consumidora} y ${desacuerdo.proveedora}: «${desacuerdo.servicio}»`,
          detalle: presentDetalle(desacuerdo),
          boton: 'Mediar',
          url: toAcuerdo(desacuerdo.acuerdo_id),
        })),
    };
  },
};

/** What an entidad asked of others and waits for: what the other side has in its hands. */
const acuerdosDeOtros: FuenteActividades = {
  codigo: 'acuerdos-de-otros',
  clase: 'acuerdo',
  findEspera: ({ permissions, entityId }, ambito) => {
    if (ambito !== 'otros' || entityId === null || !permissions.has(CONSULTAR)) return undefined;
    return {
      titulo: 'Acuerdos en manos de otros',
      url: toAcuerdosEnEstado('enviado', 'consumidora'),
      buildAsuntos: (database) =>
        buildEnEspera(database, { estados: ['enviado'], columna: 'a.consumidora_id', entidadId: entityId }),
      listTextos: async (database, ids): Promise<TextosDeAsunto[]> =>
        (await listNombrados(database, ids)).map((acuerdo) => ({
          id: acuerdo.id,
          titulo: `Uso de «${acuerdo.servicio}»`,
          detalle: presentDetalle(acuerdo),
          enManosDe: `En manos de ${acuerdo.proveedora}`,
          boton: 'Ver',
          url: toAcuerdo(acuerdo.id),
        })),
    };
  },
};

/** What of the acuerdos and disagreements waits for a person, since when. */
export const actividadesDeAcuerdos: readonly FuenteActividades[] = [
  ...ESPERAS.map(toFuente),
  desacuerdosPorMediar,
  acuerdosDeOtros,
];
