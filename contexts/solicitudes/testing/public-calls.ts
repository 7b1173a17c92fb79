import type { TestApp } from '@marco/test-kit';
import { ASKED, PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** People are named in what is said of every request. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  const { nombre, cargo } = PERSONA_MARCADA;
  await sql`insert into solicitudes_conversaciones (solicitud_id, usuario_id, es_ministerio, texto)
    select id, solicitante_id, false, ${nombre} from solicitudes`.execute(kysely);
  await sql`update solicitudes_pasos set motivo = ${nombre}`.execute(kysely);
  await sql`update solicitudes_marcas set texto = ${nombre}`.execute(kysely);
  await sql`update solicitudes_nivel_dos set responsable = ${nombre}, cargo = ${cargo}, observaciones = ${nombre}`.execute(
    kysely,
  );
}

export const publicCalls: PublicCalls = { listEstadosSolicitud: ASKED };
