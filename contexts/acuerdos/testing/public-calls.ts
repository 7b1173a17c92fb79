import type { TestApp } from '@marco/test-kit';
import { ASKED, PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';
import { sql } from 'kysely';
import { addAcuerdoEn, addServicioConCampos } from './add-acuerdo.ts';

/** An acuerdo in force with who answers for it, and a disagreement that was decided and published. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  const { nombre, cargo, correo } = PERSONA_MARCADA;
  const [proveedora, consumidora] = await kysely
    .selectFrom('entidades')
    .select('id')
    .orderBy('id')
    .limit(2)
    .execute();
  const { id: creadoPor } = await kysely
    .selectFrom('usuarios')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  if (!proveedora || !consumidora) throw new Error('The demo data has no two entities.');
  const servicio = await addServicioConCampos(kysely, proveedora.id);
  for (const estado of ['activo', 'rechazado'] as const) {
    const acuerdoId = await addAcuerdoEn(kysely, {
      servicio,
      consumidoraId: estado === 'activo' ? consumidora.id : consumidora.id,
      proveedoraId: proveedora.id,
      creadoPor,
      estado,
    });
    await sql`update acuerdos set responsable_nombre = ${nombre}, responsable_cargo = ${cargo},
      responsable_correo = ${correo} where id = ${acuerdoId}`.execute(kysely);
    await sql`insert into acuerdos_pasos (acuerdo_id, accion, hasta, lado, motivo, usuario_id)
      values (${acuerdoId}, 'crear', ${estado}, 'consumidora', ${nombre}, ${creadoPor})`.execute(kysely);
    if (estado === 'rechazado') await addPrecedente({ database: kysely, acuerdoId, usuarioId: creadoPor });
  }
}

interface Decidido {
  readonly database: TestApp['database']['kysely'];
  readonly acuerdoId: number;
  readonly usuarioId: number;
}

async function addPrecedente({ database, acuerdoId, usuarioId }: Decidido): Promise<void> {
  const { nombre } = PERSONA_MARCADA;
  const { rows } = await sql<{ id: number }>`insert into desacuerdos
      (acuerdo_id, asunto, estado, reclamo, respuesta, sentido, decision)
    values (${acuerdoId}, 'rechazo', 'decidido', ${nombre}, ${nombre}, 'proveedora', ${nombre}) returning id`.execute(
    database,
  );
  const id = rows[0]?.id ?? 0;
  await sql`insert into desacuerdos_pasos (desacuerdo_id, accion, hasta, texto, usuario_id)
    values (${id}, 'decidir', 'decidido', ${nombre}, ${usuarioId})`.execute(database);
  await sql`insert into precedentes (desacuerdo_id, titulo, texto, asunto, sentido)
    values (${id}, 'El municipio basta', 'Basta el municipio de residencia.', 'rechazo', 'proveedora')`.execute(
    database,
  );
}

export const publicCalls: PublicCalls = { searchPrecedentes: ASKED };
