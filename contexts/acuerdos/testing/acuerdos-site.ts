import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf } from '@marco/archivos/testing';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { getUsuarioId, openTestSession, startTestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import type { AcuerdoDeConsumo } from '../contract/index.ts';
import type { PasoAcuerdo } from '../contract/terms.ts';
import { acuerdosJobs, createAcuerdosWork } from '../server/acuerdos-jobs.ts';
import { addServicioConCampos, addVersionConCampos, type ServicioConCampos } from './add-acuerdo.ts';

/**
 * People of the life of an acuerdo, by their demo identity. `consume` is given the rol that decides for a public entidad; `ofrece`
 * is the líder of the entidad of the servicios.
 */
const PERSONAS = {
  ofrece: '1000000003',
  consume: '1000000004',
  ies: '1000000009',
  administrador: '1000000001',
  coordinador: '1000000013',
  auditor: '1000000011',
  consultor: '1000000002',
  operador: '1000000012',
} as const;
export type PersonaDeAcuerdo = keyof typeof PERSONAS;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type AcuerdosSite = Awaited<ReturnType<typeof startAcuerdosSite>>;

const fail = (kind: string, error: unknown) => {
  throw new Error(`${kind} failed`, { cause: error });
};

/** A product with entidades that agree; close it afterwards. */
export async function startAcuerdosSite() {
  const directory = await mkdtemp(join(tmpdir(), 'acuerdos-'));
  const test = await startTestApp({ filesDirectory: directory });
  const { kysely } = test.database;
  await sql`update membresias set rol_id = (select id from roles where codigo = 'lider-interoperabilidad')
    where estado = 'activa' and usuario_id = (select id from usuarios where numero_identificacion = ${PERSONAS.consume})`.execute(
    kysely,
  );
  const tokens = new Map<PersonaDeAcuerdo, string>();
  for (const [persona, numero] of Object.entries(PERSONAS))
    tokens.set(persona as PersonaDeAcuerdo, await openTestSession(kysely, numero));

  const findEntidadId = async (persona: PersonaDeAcuerdo): Promise<number> => {
    const { entidad_id: id } = await kysely
      .selectFrom('membresias as m')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select('m.entidad_id')
      .where('u.numero_identificacion', '=', PERSONAS[persona])
      .where('m.estado', '=', 'activa')
      .orderBy('m.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    return id;
  };
  const proveedoraId = await findEntidadId('ofrece');

  const call = (
    persona: PersonaDeAcuerdo,
    method: Method,
    path: string,
    payload?: object | null,
    headers: Record<string, string> = {},
  ) =>
    test.app.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${tokens.get(persona)}`, ...headers },
      ...(payload ? { payload } : {}),
    });

  const addServicio = (estado?: string) => addServicioConCampos(kysely, proveedoraId, estado);
  const addVersion = (servicioId: number, numero: { readonly mayor: number; readonly menor: number }) =>
    addVersionConCampos(kysely, servicioId, { ...numero, estado: 'publicada' });

  /** What the entidad that offers a version says of it. */
  const savePolitica = async (versionId: number, change: object = {}) => {
    const path = `acuerdos/politicas/${versionId}`;
    const { version } = (await call('ofrece', 'GET', path)).json();
    const politica = {
      modo: 'manual',
      grupos: [],
      cuotaPorConsumidora: null,
      cuotaTotal: null,
      camposJustificados: [],
      condiciones: '',
      diasRespuesta: 10,
      mesesVigencia: 24,
      ...change,
    };
    return call('ofrece', 'PUT', path, politica, { 'if-match': `"${version}"` });
  };

  const create = async (
    servicioId: number,
    persona: PersonaDeAcuerdo = 'consume',
    change: object = {},
  ): Promise<AcuerdoDeConsumo> => {
    const answer = await call(persona, 'POST', 'acuerdos', { servicioId, ...change });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };

  /** What a request says where a test is not about it. */
  const toPeticion = ({ campos }: Pick<ServicioConCampos, 'campos'>, change: object = {}) => ({
    finalidades: [
      {
        titulo: 'Asignar cupos',
        norma: 'Ley 2052 de 2020, artículo 3',
        volumenDiario: 100,
        campos: [{ campoId: campos.municipio }],
        ...change,
      },
    ],
    sistema: 'Sistema de cupos',
    responsable: { nombre: 'Ana Prueba', cargo: 'Jefe de datos', correo: 'ana@ejemplo.gov.co' },
  });

  const update = (id: number, payload: object, persona: PersonaDeAcuerdo = 'consume', headers = {}) =>
    call(persona, 'PUT', `acuerdos/${id}`, payload, headers);

  const step = (
    persona: PersonaDeAcuerdo,
    id: number,
    accion: PasoAcuerdo,
    payload: object = {},
    version = '*',
  ) => call(persona, 'POST', `acuerdos/${id}/pasos`, { accion, ...payload }, { 'if-match': version });

  /** A complete draft. */
  const createCompleto = async (
    servicio: ServicioConCampos,
    change: object = {},
  ): Promise<AcuerdoDeConsumo> => {
    const { id } = await create(servicio.servicioId);
    const answer = await update(id, toPeticion(servicio, change));
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };

  /** One that was sent. */
  const createEnviado = async (
    servicio: ServicioConCampos,
    change: object = {},
  ): Promise<AcuerdoDeConsumo> => {
    const { id } = await createCompleto(servicio, change);
    const answer = await step('consume', id, 'enviar');
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };

  /** One that was approved. */
  const createActivo = async (
    servicio: ServicioConCampos,
    change: object = {},
  ): Promise<AcuerdoDeConsumo> => {
    const { id } = await createEnviado(servicio, change);
    const answer = await step('ofrece', id, 'aprobar');
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return (await call('consume', 'GET', `acuerdos/${id}`)).json();
  };

  const read = async (id: number, persona: PersonaDeAcuerdo = 'consume'): Promise<AcuerdoDeConsumo> =>
    (await call(persona, 'GET', `acuerdos/${id}`)).json();

  /** Uploads a convenio. */
  const upload = async (persona: PersonaDeAcuerdo): Promise<string> => {
    const boundary = 'frontera-de-la-prueba';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="archivo"; filename="convenio.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/uploadFileOpt?carpeta=politico-tres',
      headers: {
        authorization: `Bearer ${tokens.get(persona)}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([
        Buffer.from(head),
        createPdf('convenio'),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    });
    return answer.json().id;
  };

  /** Makes the document of every acuerdo that waits for it. */
  async function runJobs(): Promise<void> {
    while (await runDueJob(kysely, [createAcuerdosWork({ files: test.files })], fail));
  }

  /** Ends what is over. */
  async function runDueJobs(): Promise<void> {
    await addScheduledJobs(kysely, acuerdosJobs, new Date());
    while (await runDueJob(kysely, acuerdosJobs, fail));
  }

  return {
    test,
    proveedoraId,
    findEntidadId,
    consumidoraId: await findEntidadId('consume'),
    call,
    addServicio,
    addVersion,
    savePolitica,
    create,
    createCompleto,
    createEnviado,
    createActivo,
    toPeticion,
    update,
    step,
    read,
    upload,
    runJobs,
    runDueJobs,
    findUsuarioId: (persona: PersonaDeAcuerdo) => getUsuarioId(kysely, PERSONAS[persona]),
    close: async () => {
      await test.close();
      await rm(directory, { recursive: true });
    },
  };
}
