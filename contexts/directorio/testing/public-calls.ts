import type { TestApp } from '@marco/test-kit';
import { ASKED, PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** Somebody asked for a datum, and somebody is told of every change of a servicio. */
export async function addPublicRecords({ app, database: { kysely } }: TestApp): Promise<void> {
  await sql`insert into directorio_suscripciones (objeto, servicio_id, frecuencia, correo, codigo_retiro, confirmada_en)
    select 'servicio', min(servicio_id), 'semanal', ${PERSONA_MARCADA.correo}, 'marcada', now()
    from directorio_servicios`.execute(kysely);
  await app.inject({
    method: 'POST',
    url: '/api-public/directorio/demandas',
    payload: { elementoId: null, dato: 'Semáforos de la ciudad' },
  });
  await sql`update directorio_demandas set (usuario_id, entidad_id) =
    (select usuario_id, entidad_id from membresias order by id limit 1)`.execute(kysely);
}

const FICHA = `select d.entidad, d.servicio, d.servicio_id as id, v.mayor || '.' || v.menor as version
  from directorio_direcciones d join directorio_servicios s on s.servicio_id = d.servicio_id
  join servicios_versiones v on v.id = s.version_id where d.vigente`;
const FICHAS = `(${FICHA} order by d.servicio_id limit 1) union all (${FICHA} order by d.servicio_id desc limit 8)`;
const FORMATOS = "select formato from (values ('csv'), ('xlsx')) f (formato)";
const CODIGO = 'x'.repeat(43);

export const publicCalls: PublicCalls = {
  searchDirectorio: [{ rest: '?tamano=50' }],
  downloadDirectorio: [{ records: FORMATOS, payload: ({ formato }) => ({ formato }) }],
  computeFacetasDirectorio: ASKED,
  findDatosDirectorio: [{ rest: '?keyword=nombre' }],
  searchCadenas: [
    {
      records:
        'select pide[1] as tengo, entrega[1] as necesito from directorio_llamadas where cardinality(pide) > 0 limit 1',
      rest: '?tengo={tengo}&necesito={necesito}',
    },
  ],
  getFichaServicio: [{ records: FICHAS }],
  getFichaVersion: [{ records: FICHAS }],
  computeVeredictosServicio: [{ records: FICHAS, rest: '?servicio={id}' }],
  computeConexion: [{ records: FICHAS }],
  createDemanda: [{ payload: () => ({ elementoId: null, dato: 'Semáforos de la ciudad' }) }],
  listDemandas: ASKED,
  createSuscripcion: [
    {
      records: 'select min(servicio_id) as id from directorio_servicios',
      payload: ({ id }) => ({
        objeto: 'servicio',
        servicioId: id,
        frecuencia: 'semanal',
        correo: PERSONA_MARCADA.correo,
      }),
    },
  ],
  verifySuscripcion: [{ payload: () => ({ codigo: CODIGO }), isRefused: true }],
  closeSuscripcion: [{ payload: () => ({ codigo: CODIGO }), isRefused: true }],
  downloadCatalogo: [{ rest: '?formato=jsonld' }, { rest: '?formato=ttl' }],
  downloadVersionesDirectorio: [{ records: FORMATOS }],
  downloadCamposDirectorio: [{ records: FORMATOS }],
  listCambiosDirectorio: ASKED,
  listEventosDirectorio: ASKED,
  listMapaDelSitio: [{}, { rest: '?parte=1' }],
  '/directorio-servicios': ASKED,
  '/directorio-servicios/{entidad}/{servicio}': [{ records: FICHAS }],
  '/directorio-servicios/{entidad}/{servicio}/{version}': [{ records: FICHAS }],
};
