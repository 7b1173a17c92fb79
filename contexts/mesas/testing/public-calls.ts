import { addScheduledJobs, hashToken, runDueJob } from '@marco/server-kit';
import { openTestSession, type TestApp } from '@marco/test-kit';
import { ASKED, type NamedPeople, PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';
import { sql } from 'kysely';
import { createActasPublicasWork, createActasWork } from '../server/actas/actas-jobs.ts';
import { createReunionRealizada } from './reunion-con-acta.ts';

const CONSULTOR = '1000000002';
/** The key of the calendar of the consultor, who runs a meeting and whose entidad answers for a commitment. */
const CLAVE = 'c'.repeat(43);

/** People came to every meeting and answer for every compromiso; one meeting has its acta. */
export async function addPublicRecords({ app, database: { kysely }, files }: TestApp): Promise<void> {
  const { id } = await createReunionRealizada(kysely, { consultor: CONSULTOR, asistente: '1000000003' });
  const { nombre, correo } = PERSONA_MARCADA;
  await sql`update reuniones_participantes set nombre = ${nombre}, correo = id || ${correo}`.execute(kysely);
  await sql`update mesas set email_consultor = ${correo}, email_responsable_entidad = ${correo}`.execute(
    kysely,
  );
  await sql`update compromisos set responsable = ${nombre}`.execute(kysely);
  await sql`update reuniones_puntos set notas = ${nombre} where reunion_id = ${id}`.execute(kysely);
  // As older meetings keep it.
  await sql`update reuniones r set participante = (select string_agg(p.nombre || ' (' || e.nombre || ')', ', ')
      from reuniones_participantes p join entidades e on e.id = p.entidad_id where p.reunion_id = r.id)
    where exists (select from reuniones_participantes p where p.reunion_id = r.id)`.execute(kysely);
  await sql`insert into calendarios_propios (membresia_id, huella) select m.id, ${hashToken(CLAVE)}
    from membresias m join usuarios u on u.id = m.usuario_id
    where u.numero_identificacion = ${CONSULTOR} and m.estado = 'activa' order by m.id limit 1`.execute(
    kysely,
  );
  const token = await openTestSession(kysely, CONSULTOR);
  const post = async (paso: string) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `/api/mesaInteroperabilidad/acta/${paso}`,
      headers: { authorization: `Bearer ${token}`, 'if-match': '*' },
      payload: { idReunion: id },
    });
    if (statusCode !== 200) throw new Error(body);
  };
  await post('emitir');
  const jobs = [createActasWork(files), createActasPublicasWork(files)];
  do await addScheduledJobs(kysely, jobs, new Date());
  while (
    await runDueJob(kysely, jobs, (kind, error) => {
      throw new Error(`${kind} failed`, { cause: error });
    })
  );
  await post('sellar');
}

const CON_ACTA = 'select reunion_id as "idReunion", mesa_id as "idMesa" from actas order by id desc limit 1';
const MESA = CON_ACTA.replace('mesa_id as "idMesa"', 'mesa_id as "idMesa", mesa_id as id');
const FORMATOS = "select formato from (values ('xlsx'), ('csv')) f (formato)";

export const publicCalls: PublicCalls = {
  searchMesas: [{ payload: () => ({}) }],
  findMesas: [{ rest: '?keyword=mesa' }],
  downloadMesas: [{ records: FORMATOS, payload: ({ formato }) => ({ formato }) }],
  searchContenido: [{ payload: () => ({ texto: 'esquema' }) }, { payload: () => ({ texto: 'acta' }) }],
  downloadEncontradas: [{ records: FORMATOS, payload: ({ formato }) => ({ formato, texto: 'esquema' }) }],
  getMesa: [{ records: MESA, payload: ({ id }) => ({ id }) }],
  listEntidadesDeMesa: [{ records: MESA }],
  listServiciosDeMesa: [{ records: MESA }],
  listReuniones: [{ records: MESA, payload: ({ id }) => ({ id }) }],
  getReunion: [
    {
      records: `(select id from reuniones where estado = 'realizada' order by id limit 3)
        union all select reunion_id from actas`,
      payload: ({ id }) => ({ idReunion: id }),
    },
  ],
  computeResumenMesas: ASKED,
  getActa: [{ records: CON_ACTA }],
  verifyActa: [{ records: CON_ACTA }],
  downloadCalendarioPropio: [{ rest: `?clave=${CLAVE}` }],
};

export const namedPeople: Readonly<Record<string, NamedPeople>> = {
  ...Object.fromEntries(
    ['searchMesas', 'downloadMesas', 'searchContenido', 'downloadEncontradas'].map((lista) => [
      lista,
      { data: ['usuario'] as const, because: 'the consultor of each mesa is of API-14' },
    ]),
  ),
  listReuniones: { data: ['usuario'], because: 'who supports each meeting is of API-18' },
  getMesa: { data: ['usuario', 'correo'], because: 'its consultor and both e-mails are of API-15' },
  getReunion: { data: ['usuario'], because: 'its consultores are of API-19' },
};
