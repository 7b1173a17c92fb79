import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type DetalleTramite, type ServicioUsado, tramitesErrors } from '../contract/index.ts';
import { canEditTramite } from '../rules/can-edit-tramite.ts';
import { countVeredictos } from '../rules/mapa/cuenta.ts';
import { computeAhorroDePapeles } from './ahorro/compute-ahorro.ts';
import {
  countObservaciones,
  findTramite,
  listElementosDeTramite,
  listRequisitos,
  listServiciosDeTramite,
  type ServicioUsadoRow,
  type TramiteRow,
} from './detalle-tramite.queries.ts';
import { computeVeredictos, type Veredictos } from './mapa/read-mundo.ts';
import {
  getNombrada,
  type NombresDeTramite,
  presentRequisito,
  toDireccionDeServicio,
} from './present-requisito.ts';
import { toQuienEdita } from './quien-edita.ts';
import {
  listElementosNombrados,
  listNombresDeEntidades,
  listServiciosNombrados,
} from './tramites.queries.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * A trámite as anybody reads it, with what the caller may do.
 *
 * @throws TRAMITE_INEXISTENTE
 */
export async function readTramite(
  database: Database,
  cual: { readonly codigo: string } | { readonly id: number },
  context: CallContext,
): Promise<DetalleTramite> {
  const row = await findTramite(database, cual);
  if (!row) throw refuse(tramitesErrors, 'TRAMITE_INEXISTENTE');
  const [requisitos, elementos, servicios, observaciones, { veredictos }] = await Promise.all([
    listRequisitos(database, row.id),
    listElementosDeTramite(database, row.id),
    listServiciosDeTramite(database, row.id),
    countObservaciones(database, row.id),
    computeVeredictos(database, [row.id]),
  ]);
  const emisoras = requisitos.flatMap((requisito) => requisito.entidad_emisora_id ?? []);
  const nombres = await readNombres(database, {
    entidades: [row.entidad_id, ...emisoras],
    elementos: elementos.map(({ elemento_id }) => elemento_id),
    servicios: servicios.map(({ servicio_id }) => servicio_id),
    veredictos,
  });
  const deRequisito = Map.groupBy(elementos, ({ requisito_id }) => requisito_id);
  return {
    ...presentEncabezado(row, nombres),
    requisitos: requisitos.map((requisito) =>
      presentRequisito(requisito, deRequisito.get(requisito.id) ?? [], veredictos.get(requisito.id), nombres),
    ),
    servicios: servicios.map((servicio) => presentServicio(servicio, nombres)),
    cuenta: countVeredictos([...veredictos.values()]),
    ahorro: await computeAhorroDePapeles(database, veredictos),
    observaciones,
    permisos: { editar: canEditTramite(toQuienEdita(context), row.entidad_id) },
  };
}

interface NombradosEnTramite {
  readonly entidades: readonly number[];
  readonly elementos: readonly number[];
  readonly servicios: readonly number[];
  readonly veredictos: Veredictos;
}

async function readNombres(database: Database, dichos: NombradosEnTramite): Promise<NombresDeTramite> {
  const datos = [...dichos.veredictos.values()].flatMap((veredicto) => veredicto.datos);
  const [elementos, servicios, entidades] = await Promise.all([
    listElementosNombrados(database, [
      ...dichos.elementos,
      ...datos.flatMap(({ elementoId, faltan }) => [elementoId, ...faltan]),
    ]),
    listServiciosNombrados(database, [
      ...dichos.servicios,
      ...datos.flatMap(({ servicioId }) => servicioId ?? []),
    ]),
    listNombresDeEntidades(database, [
      ...dichos.entidades,
      ...datos.flatMap(({ responsableId }) => responsableId ?? []),
    ]),
  ]);
  return { elementos, servicios, entidades };
}

function presentEncabezado(row: TramiteRow, nombres: NombresDeTramite) {
  return {
    id: row.id,
    codigo: row.codigo,
    nombre: row.nombre,
    tipo: row.tipo,
    entidad: getNombrada(nombres, row.entidad_id),
    url: row.url,
    nivelDigital: row.nivel_digital,
    resultado: row.resultado,
    tiempo: row.tiempo,
    volumen:
      row.volumen_anual === null || row.volumen_anio === null
        ? null
        : { anual: row.volumen_anual, fuente: row.volumen_fuente, anio: row.volumen_anio },
    vistoEn: row.visto_en.toISOString(),
    noVisto: row.no_visto_desde !== null,
    version: row.version,
  };
}

function presentServicio(row: ServicioUsadoRow, nombres: NombresDeTramite): ServicioUsado {
  return {
    servicioId: row.servicio_id,
    nombre: nombres.servicios.get(row.servicio_id)?.nombre ?? '',
    direccion: toDireccionDeServicio(nombres, row.servicio_id),
    uso: row.uso,
    acuerdo: row.acuerdo,
    acuerdoHasta: row.acuerdo_hasta,
    transacciones: row.transacciones,
    transaccionesFuente: row.transacciones_fuente,
    transaccionesAnio: row.transacciones_anio,
  };
}
