import type { TestApp } from '@marco/test-kit';
import { PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';
import { sql } from 'kysely';
import { addServicioConContrato } from './servicio-con-contrato.ts';

/** A version that anybody calls; a person rehearsed it. */
export async function addPublicRecords(test: TestApp): Promise<void> {
  const { versionId } = await addServicioConContrato(test, 'publicada');
  await sql`insert into simulador_ensayos (version_id, usuario_id, superadas, fallidas, total, pruebas, registros)
    select ${versionId}::int, min(id), 0, 0, 0, '[]', jsonb_build_array(${PERSONA_MARCADA.nombre}::text)
    from usuarios`.execute(test.database.kysely);
}

const SIMULADO = `select v.servicio_id as id, v.mayor || '.' || v.menor as version, o.codigo
  from servicios_versiones v join servicios_operaciones o on o.version_id = v.id
  where v.estado = 'publicada' and o.codigo = 'consultarPersona' order by v.id desc limit 1`;

export const publicCalls: PublicCalls = {
  getSimulador: [{ records: SIMULADO }],
  '/simulador': [
    { records: SIMULADO, rest: '/{id}/{version}/{codigo}?tipo=CC&numero=9999000012' },
    { records: SIMULADO, rest: '/{id}/{version}/openapi.json', isRefused: true },
  ],
};
