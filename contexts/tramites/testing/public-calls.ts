import type { TestApp } from '@marco/test-kit';
import { ASKED, PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** Somebody wrote of a paper of every trámite with a name in it, of which nobody decided yet; people decided the others. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  await sql`update tramites_observaciones set estado = 'publicada', decidida_en = now(),
    decidida_por = (select min(id) from usuarios)`.execute(kysely);
  await sql`insert into tramites_observaciones (tramite_id, papel, estado)
    select id, ${PERSONA_MARCADA.nombre}, 'pendiente' from tramites`.execute(kysely);
  await sql`update ahorro_supuestos set usuario_id = (select min(id) from usuarios)`.execute(kysely);
}

const TRAMITES = 'select codigo, id, entidad_id from tramites where activo order by id limit 4';
const CON_ELEMENTO =
  'select min(elemento_id) as id from tramites_requisitos_elementos where elemento_id is not null';

export const publicCalls: PublicCalls = {
  searchTramites: [{ rest: '?tamano=50' }],
  getTramite: [{ records: TRAMITES }],
  searchMapa: [{ rest: '?tamano=50' }],
  getPapelesEntidad: [{ records: 'select distinct entidad_id as id from tramites', rest: '?tamano=50' }],
  listTramitesElemento: [{ records: CON_ELEMENTO, rest: '?tamano=50' }],
  createObservacion: [
    { records: TRAMITES, payload: ({ codigo }) => ({ codigo, papel: 'Fe de vida del solicitante' }) },
  ],
  listSupuestos: ASKED,
  downloadTramite: [{ records: TRAMITES }],
};
