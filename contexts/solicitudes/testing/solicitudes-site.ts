import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf } from '@marco/archivos/testing';
import { getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import type { Solicitud } from '../contract/index.ts';
import type { AccionManual } from '../contract/terms.ts';

/** The people of the life of a request, by their demo identity; the funcionario is of another entity than the líder. */
export const PERSONAS = {
  administrador: '1000000001',
  consultor: '1000000002',
  lider: '1000000003',
  funcionario: '1000000004',
  ies: '1000000009',
  privada: '1000000010',
  auditor: '1000000011',
  operador: '1000000012',
  coordinador: '1000000013',
} as const;
export type Persona = keyof typeof PERSONAS;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type SolicitudesSite = Awaited<ReturnType<typeof startSolicitudesSite>>;

/** What is asked when a request begins. */
const sampleServicio = {
  servicioId: null as number | null,
  servicioNombre: 'Consulta de certificados de prueba',
  servicioDescripcion: 'Informa si un certificado está vigente.',
  objetivo: 'Verificar la vigencia sin pedir el documento.',
  tipoIntercambio: 'consulta' as string | null,
  sincronia: 'sincrono' as string | null,
  dominioId: null as number | null,
  periodicidad: 'en-linea' as string | null,
  volumenEstimado: 1000 as number | null,
};

/** A field the entity identified. */
export const sampleCampo = {
  nombre: 'numeroCertificado',
  descripcion: 'Número del certificado.',
  tipoDato: 'Texto',
  longitud: 20,
  obligatorio: true,
  sentido: 'salida',
  valores: '',
  fuente: 'Registro',
  ejemplo: 'C-1',
  sistemaOrigen: '',
};

/** A law the exchange rests on, without its document. */
export const sampleNorma = {
  tipo: 'ley',
  numero: '2052',
  fechaExpedicion: '2020-08-25',
  articulo: '3',
  habilita: 'Racionalizar trámites por el intercambio de información.',
  archivoId: null as string | null,
};

/** What a return says: a reason, and a mark at one place of the form. */
export const sampleDevolucion = {
  motivo: 'Falta precisar el objetivo.',
  marcas: [{ lugar: 'servicio.objetivo', texto: 'Diga qué trámite mejora.' }],
};

/** A product with everybody who takes part in a request; close it afterwards. */
export async function startSolicitudesSite() {
  const directory = await mkdtemp(join(tmpdir(), 'solicitudes-'));
  const test: TestApp = await startTestApp({ filesDirectory: directory });
  const { kysely } = test.database;
  const tokens = new Map<Persona, string>();
  for (const [persona, numero] of Object.entries(PERSONAS))
    tokens.set(persona as Persona, await openTestSession(kysely, numero));

  const call = (
    persona: Persona,
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

  const findUsuarioId = (persona: Persona) => getUsuarioId(kysely, PERSONAS[persona]);

  /** Uploads a document of level 1. */
  const upload = async (persona: Persona = 'lider', name = 'norma.pdf'): Promise<string> => {
    const boundary = 'frontera-de-la-prueba';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="archivo"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/uploadFileOpt?carpeta=normativo-uno',
      headers: {
        authorization: `Bearer ${tokens.get(persona)}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), createPdf(name), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    return answer.json().id;
  };

  const { id: dominioId } = await kysely
    .selectFrom('dominios')
    .select('id')
    .where('activo', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();

  let serial = 0;
  /** What a request of its own asks for when it begins: names are taken once. */
  const toBody = (change: object = {}) => {
    serial += 1;
    const servicioNombre = `${sampleServicio.servicioNombre} ${serial}`;
    return { ...sampleServicio, dominioId, servicioNombre, ...change };
  };

  const create = (change: object = {}, persona: Persona = 'lider', headers = {}) =>
    call(persona, 'POST', 'solicitud/nivel-uno', toBody(change), headers);

  const read = async (id: number, persona: Persona = 'lider'): Promise<Solicitud> =>
    (await call(persona, 'GET', `solicitud/${id}`)).json();

  /** A draft with everything level 1 asks for. */
  const createCompleta = async (change: object = {}, persona: Persona = 'lider'): Promise<Solicitud> => {
    const begun = (await create(change, persona)).json();
    const norma = { ...sampleNorma, archivoId: await upload(persona) };
    const payload = { consumoAbierto: true, campos: [sampleCampo], normas: [norma] };
    const answer = await call(persona, 'PUT', `solicitud/nivel-uno/${begun.id}`, payload);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };

  const step = (persona: Persona, id: number, accion: AccionManual, payload: object = {}, headers = {}) =>
    call(persona, 'POST', `solicitud/${id}/pasos`, { accion, ...payload }, headers);

  /** What who approves a request has on show, as they send it back. */
  const seeImpacto = async (
    id: number,
    persona: Persona = 'lider',
  ): Promise<{ readonly impacto: string }> => {
    const { huella } = (await call(persona, 'GET', `solicitud/${id}/impacto`)).json();
    return { impacto: huella };
  };

  /** Takes steps that have to be allowed, one after the other; who approves has seen whom it breaks. */
  const take = async (
    id: number,
    ...pasos: readonly (readonly [Persona, AccionManual, object?])[]
  ): Promise<void> => {
    for (const [persona, accion, payload] of pasos) {
      const visto = accion === 'aprobar' ? await seeImpacto(id, persona) : {};
      const answer = await step(persona, id, accion, { ...visto, ...payload });
      if (answer.statusCode !== 200) throw new Error(`${accion}: ${answer.body}`);
    }
  };

  /** A complete draft as the entity files it and a coordinator gives it to the consultant. */
  const createAsignada = async (change: object = {}): Promise<number> => {
    const { id } = await createCompleta(change);
    const consultorId = await findUsuarioId('consultor');
    await take(id, ['lider', 'radicar'], ['coordinador', 'asignar', { consultorId }]);
    return id;
  };

  /** The entity answers every mark that waits for it. */
  const answerMarcas = async (id: number, persona: Persona = 'lider'): Promise<void> => {
    const { marcas } = await read(id, persona);
    const abiertas = marcas.filter(({ respuesta }) => respuesta === null);
    const answer = await call(persona, 'PUT', `solicitud/${id}/marcas`, {
      marcas: abiertas.map(({ id: marca }) => ({ id: marca, respuesta: 'corregida', texto: 'Ya lo dice.' })),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };

  /** Takes a complete draft all its way; every field becomes one element, which is in force. */
  const certify = async (id: number, elementoId: number, persona: Persona = 'lider'): Promise<Solicitud> => {
    const consultorId = await findUsuarioId('consultor');
    await take(
      id,
      [persona, 'radicar'],
      ['coordinador', 'asignar', { consultorId }],
      ['consultor', 'revisar'],
      ['consultor', 'conceptualizar'],
    );
    await kysely
      .updateTable('solicitudes_campos')
      .set({ accion: 'reutilizar', elemento_id: elementoId, decision: 'aprobada' })
      .where('solicitud_id', '=', id)
      .execute();
    await take(id, ['consultor', 'presentar'], [persona, 'aprobar'], ['administrador', 'certificar']);
    return read(id, persona);
  };

  return {
    test,
    getToken: (persona: Persona) => tokens.get(persona) ?? '',
    call,
    certify,
    upload,
    toBody,
    create,
    createCompleta,
    createAsignada,
    read,
    step,
    take,
    seeImpacto,
    answerMarcas,
    findUsuarioId,
    dominioId,
    close: async () => {
      await test.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
