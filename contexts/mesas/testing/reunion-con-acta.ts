import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** A meeting held a moment ago in an open mesa, as its minutes left it. */
export interface ReunionDePrueba {
  readonly id: number;
  readonly mesaId: number;
  /** Entidad of the caller that attended. */
  readonly entidadId: number;
}

async function findPersona(database: Database, numero: string) {
  return database
    .selectFrom('usuarios as u')
    .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
    .select(['u.id', 'm.entidad_id', 'u.correo_electronico'])
    .where('u.numero_identificacion', '=', numero)
    .where('m.estado', '=', 'activa')
    .orderBy('m.id')
    .executeTakeFirstOrThrow();
}

/**
 * Stores a meeting held, with agenda, decisions, commitments and who came.
 *
 * @param numeros who runs it, and who attended for their entidad
 */
export async function createReunionRealizada(
  database: Database,
  numeros: { readonly consultor: string; readonly asistente: string },
  mesaId?: number,
): Promise<ReunionDePrueba> {
  const consultor = await findPersona(database, numeros.consultor);
  const asistente = await findPersona(database, numeros.asistente);
  const mesa = await database
    .selectFrom('mesas')
    .select('id')
    .where('activa', '=', true)
    .$if(mesaId !== undefined, (query) => query.where('id', '=', mesaId ?? 0))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('reuniones')
    .values({
      mesa_id: mesa.id,
      estado: 'realizada',
      tematica: 'Validación del esquema',
      avance: 'Se validó el esquema de consulta.',
      participante: 'Delegados de dos entidades.',
      inicia_en: '2026-11-18T14:00:00Z',
      consultor_principal_id: consultor.id,
      lugar: 'Sala 4',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entidad_id = asistente.entidad_id;
  await database
    .insertInto('reuniones_participantes')
    .values([
      {
        reunion_id: id,
        entidad_id,
        nombre: 'Ana Asistente',
        correo: asistente.correo_electronico,
        asistio: true,
      },
      { reunion_id: id, entidad_id, nombre: 'Íngrid Ñáñez', correo: 'inanez@ejemplo.gov.co', asistio: true },
      {
        reunion_id: id,
        entidad_id,
        nombre: 'Óscar Ausente',
        correo: 'ausente@ejemplo.gov.co',
        asistio: false,
      },
    ])
    .execute();
  await database
    .insertInto('reuniones_puntos')
    .values({ reunion_id: id, orden: 1, titulo: 'Pruebas', notas: 'Coincidieron 118 de 120 consultas.' })
    .execute();
  await database
    .insertInto('reuniones_decisiones')
    .values({ reunion_id: id, orden: 1, texto: 'La consulta pasa a producción.' })
    .execute();
  await database
    .insertInto('compromisos')
    .values({
      mesa_id: mesa.id,
      reunion_id: id,
      entidad_id,
      responsable: 'Ana Asistente',
      descripcion: 'Hacer la prueba de carga',
      fecha_acuerdo: '2026-11-18',
      fecha_vencimiento: '2026-12-02',
    })
    .execute();
  return { id, mesaId: mesa.id, entidadId: entidad_id };
}
