import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';

type Kysely = DatabaseHandle<DatabaseSchema>['kysely'];

/** What an entity owns of level 2 that hostile input is sent through. */
export interface NivelDosTarget {
  /** A draft of the líder about a version of 500 fields. */
  readonly solicitudId: number;
  /** A field of that version. */
  readonly campoId: number;
  /** Two versions of a servicio of all elements there are, 500 fields each. */
  readonly versiones: readonly [desde: number, hasta: number];
}

/** Fields of a version: the most a request of level 1 may ask for. */
const CAMPOS = 500;
export const OPERACION = 'operacionHostil';

/** Stores a draft of level 2 with its version, and two versions to compare. */
export async function addNivelDosTarget(kysely: Kysely, numero: string): Promise<NivelDosTarget> {
  const quien = await kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select(['u.id', 'm.entidad_id'])
    .where('u.numero_identificacion', '=', numero)
    .where('m.estado', '=', 'activa')
    .executeTakeFirstOrThrow();
  const elementos = await kysely
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select(['v.id', 'e.tipo'])
    .where('v.estado', '=', 'incorporado')
    .orderBy('v.id')
    .execute();
  const simples = elementos.filter(({ tipo }) => tipo === 'simple');
  const suyo = await addServicio(kysely, quien.entidad_id, 'Servicio hostil de nivel 2');
  const { versionId, campoId } = await addVersion(kysely, suyo, 1, simples);
  const { id: solicitudId } = await kysely
    .insertInto('solicitudes')
    .values({
      nivel: 2,
      tipo: 'nueva',
      estado_id: (
        await kysely
          .selectFrom('estados_solicitud')
          .select('id')
          .where('codigo', '=', 'borrador')
          .executeTakeFirstOrThrow()
      ).id,
      entidad_id: quien.entidad_id,
      solicitante_id: quien.id,
      servicio_id: suyo,
      servicio_nombre: 'Servicio hostil de nivel 2',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('solicitudes_nivel_dos')
    .values({ solicitud_id: solicitudId, servicio_version_id: versionId })
    .execute();
  const comparado = await addServicio(kysely, quien.entidad_id, 'Servicio hostil de dos versiones');
  const desde = await addVersion(kysely, comparado, 1, elementos);
  const hasta = await addVersion(kysely, comparado, 2, elementos.toReversed());
  return { solicitudId, campoId, versiones: [desde.versionId, hasta.versionId] };
}

async function addServicio(kysely: Kysely, entidadId: number, nombre: string): Promise<number> {
  const estado = await kysely
    .selectFrom('estados_servicio')
    .select('id')
    .where('codigo', '=', 'estandarizado-nivel-1')
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('servicios')
    .values({ nombre, descripcion: nombre, entidad_id: entidadId, estado_servicio_id: estado.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A version whose answer has a field of each element in turn; none may be left out. */
async function addVersion(
  kysely: Kysely,
  servicioId: number,
  mayor: number,
  elementos: readonly { readonly id: number }[],
): Promise<{ readonly versionId: number; readonly campoId: number }> {
  const { id: versionId } = await kysely
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicioId, mayor, menor: 0, estado: 'estandarizada' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const operacion = await kysely
    .insertInto('servicios_operaciones')
    .values({ version_id: versionId, orden: 1, codigo: OPERACION, nombre: 'Operación hostil' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mensaje = await kysely
    .insertInto('servicios_mensajes')
    .values({ operacion_id: operacion.id, papel: 'respuesta' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const campos = await kysely
    .insertInto('servicios_mensajes_campos')
    .values(
      Array.from({ length: CAMPOS }, (_, n) => ({
        mensaje_id: mensaje.id,
        orden: n + 1,
        nombre_local: `campo${n}`,
        elemento_version_id: elementos[n % elementos.length]?.id ?? 0,
        minimo: 1,
        maximo: 1,
        obligatorio_de_negocio: true,
      })),
    )
    .returning('id')
    .execute();
  return { versionId, campoId: campos[0]?.id ?? 0 };
}
