import { createPdf } from '@marco/archivos/testing';
import { addDays, toColombianDay } from '@marco/country/working-days';
import type { Solicitud } from '../contract/index.ts';
import {
  CARPETAS_NIVEL_TRES,
  PAPELES_RESPONSABLE,
  PRUEBAS_QA_OBLIGATORIAS,
  type VeredictoItem,
} from '../contract/terms.ts';
import { startNivelDosSite } from './nivel-dos-site.ts';
import { type Persona, sampleNorma } from './solicitudes-site.ts';

export type NivelTresSite = Awaited<ReturnType<typeof startNivelTresSite>>;
type Parte = keyof typeof CARPETAS_NIVEL_TRES;

/** Where the security server of QA stands: for the entity and the operator alone. */
export const DIRECCION_SERVIDOR = 'seguridad-qa.ejemplo.gov.co';

/** What an entity answers of level 3, complete but for its documents. */
export function buildRespuestas(hoy: string, archivos: Readonly<Record<Parte, string | null>>) {
  const lejos = addDays(hoy, 400);
  const con = (parte: Parte) => ({ archivoId: archivos[parte] });
  return {
    normas: [{ ...sampleNorma, ...con('normas') }],
    consumoAbierto: true,
    acuerdo: {
      tipo: 'convenio',
      numero: '123',
      fecha: '2026-01-15',
      partes: ['Entidad que ofrece', 'Entidad que consume'],
      vigenciaHasta: lejos,
      ...con('acuerdo'),
    },
    vinculacion: { numero: 'AND-7', fecha: '2026-02-02', vigenciaHasta: null, ...con('vinculacion') },
    politicaDatos: { url: 'https://ejemplo.gov.co/datos', fecha: '2026-01-01', ...con('politicaDatos') },
    aviso: { excepcion: 'Ley 1581 de 2012, artículo 10.', ...con('aviso') },
    aprobacion: { fecha: '2026-03-01', ...con('aprobacion') },
    procesos: 'Expedición del certificado.',
    responsables: PAPELES_RESPONSABLE.map((papel) => ({
      papel,
      nombre: `Quien responde de ${papel}`,
      cargo: 'Profesional',
      correo: `${papel}@ejemplo.gov.co`,
    })),
    ans: {
      disponibilidadMensual: 99.5,
      p95: 2000,
      tasaError: 1,
      horario: '24×7',
      soporteRespuestaHoras: 4,
      soporteSolucionHoras: 16,
      capacidadDiaria: 5000,
    },
    soporte: { canal: 'mesa@ejemplo.gov.co', horario: '8 a 17', respuestaHoras: 4 },
    continuidad: { fecha: addDays(hoy, -90), ...con('continuidad') },
    arquitectura: { capacidadMensual: 100_000, ...con('arquitectura') },
    servidores: [{ ambiente: 'qa', direccion: DIRECCION_SERVIDOR, version: '7.4' }],
    certificadosTls: (['firma', 'autenticacion'] as const).map((uso) => ({
      uso,
      emisor: 'Autoridad de prueba',
      serie: `01-${uso}`,
      vence: lejos,
      archivoId: uso === 'firma' ? archivos.certificadosTls : null,
    })),
    xroad: {
      instancia: 'CO-QA',
      claseMiembro: 'GOB',
      codigoMiembro: 'EJ-0001',
      subsistema: 'CERTIFICADOS',
      codigoServicio: 'consultar',
      versionServicio: 'v1',
    },
    pruebas: PRUEBAS_QA_OBLIGATORIAS.map((codigo, lugar) => ({
      codigo,
      fecha: addDays(hoy, -10),
      operador: 'Equipo de pruebas',
      resultado: 'superada',
      archivoId: lugar === 0 ? archivos.pruebas : null,
    })),
    vulnerabilidades: {
      fecha: addDays(hoy, -30),
      resumen: 'Sin hallazgos altos.',
      ...con('vulnerabilidades'),
    },
    monitoreo: { monitoreo: 'Cada minuto.', respaldo: 'Cada noche.' },
    consumo: {
      politica: 'manual',
      condiciones: 'Con un convenio.',
      cuotaConsumidor: 1000,
      cuotaTotal: 5000,
      diasRespuesta: 10,
    },
    observaciones: '',
  };
}

/** A product with services at level 2, which ask for level 3; close it afterwards. */
export async function startNivelTresSite() {
  const site = await startNivelDosSite();
  const { kysely } = site.test.database;
  const hoy = toColombianDay(new Date());

  /** Uploads a document to the folder of a part; answers its id. */
  const uploadDe = async (parte: Parte, persona: Persona = 'lider'): Promise<string> => {
    const carpeta = CARPETAS_NIVEL_TRES[parte];
    const contenido = createPdf(parte);
    const answer = await site.sendArchivo(persona, `uploadFileOpt?carpeta=${carpeta}`, {
      campo: 'archivo',
      nombre: `${parte}.pdf`,
      contenido,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return String(answer.json().id);
  };

  const uploadTodos = async (): Promise<Record<Parte, string>> => {
    const archivos: Partial<Record<Parte, string>> = {};
    for (const parte of Object.keys(CARPETAS_NIVEL_TRES) as Parte[]) archivos[parte] = await uploadDe(parte);
    return archivos as Record<Parte, string>;
  };

  /** A servicio that level 2 certified. */
  const certifyNivelDos = async () => {
    const { id } = await site.createCompletaNivelDos();
    const consultorId = await site.findUsuarioId('consultor');
    await site.take(
      id,
      ['lider', 'radicar'],
      ['coordinador', 'asignar', { consultorId }],
      ['consultor', 'revisar'],
      ['consultor', 'evaluar'],
      ['consultor', 'presentar'],
      ['lider', 'aprobar'],
      ['administrador', 'certificar'],
    );
    const { nivelDos, servicioId } = await site.read(id);
    return { solicitudId: id, servicioId: servicioId ?? 0, versionId: nivelDos?.servicioVersion.id ?? 0 };
  };

  const beginNivelTres = (servicioVersionId: number, persona: Persona = 'lider') =>
    site.call(persona, 'POST', 'solicitud/nivel-tres', { servicioVersionId });

  const changeNivelTres = (id: number, payload: object, persona: Persona = 'lider', headers = {}) =>
    site.call(persona, 'PUT', `solicitud/nivel-tres/${id}`, payload, headers);

  /** Says of items what is found; of one answers by itself. */
  const verifyItems = (id: number, items: readonly object[], persona: Persona, headers = {}) =>
    site.call(persona, 'PUT', `solicitud/${id}/verificacion`, { items }, headers);

  /** A draft with everything level 3 asks for, of a servicio of its own. */
  const createCompletaNivelTres = async (): Promise<Solicitud> => {
    const { versionId } = await certifyNivelDos();
    const begun = await beginNivelTres(versionId);
    if (begun.statusCode !== 200) throw new Error(begun.body);
    const saved = await changeNivelTres(begun.json().id, buildRespuestas(hoy, await uploadTodos()));
    if (saved.statusCode !== 200) throw new Error(saved.body);
    return saved.json();
  };

  /** Decides every item a person may decide. */
  const decideItems = async (
    id: number,
    persona: Persona,
    veredicto: VeredictoItem = 'cumple',
  ): Promise<void> => {
    const { nivelTres } = await site.read(id, persona);
    const items = (nivelTres?.items ?? []).flatMap(({ codigo, decidible }) =>
      decidible ? [{ codigo, veredicto, motivo: veredicto === 'cumple' ? '' : 'Se observa.' }] : [],
    );
    const answer = await verifyItems(id, items, persona);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };

  /** Takes a complete draft to where its four dimensions are verified. */
  const takeToVerificacion = async (id: number): Promise<void> => {
    const consultorId = await site.findUsuarioId('consultor');
    await site.take(
      id,
      ['lider', 'radicar'],
      ['coordinador', 'asignar', { consultorId }],
      ['consultor', 'revisar'],
      ['consultor', 'verificar'],
    );
  };

  /** Takes a request that is verified to its certificate. */
  const takeToCertificado = async (id: number): Promise<void> => {
    await decideItems(id, 'consultor');
    await decideItems(id, 'operador');
    await site.take(
      id,
      ['operador', 'conceptuar', { veredicto: 'favorable', motivo: 'Pasa las pruebas.' }],
      ['consultor', 'presentar'],
      ['lider', 'aprobar'],
      ['administrador', 'certificar'],
    );
  };

  /** State of a version, and the public one of its servicio. */
  const findEstados = (versionId: number) =>
    kysely
      .selectFrom('servicios_versiones as v')
      .innerJoin('servicios as s', 's.id', 'v.servicio_id')
      .innerJoin('estados_servicio as e', 'e.id', 's.estado_servicio_id')
      .select(['v.estado', 'e.codigo'])
      .where('v.id', '=', versionId)
      .executeTakeFirstOrThrow();

  return {
    ...site,
    hoy,
    uploadDe,
    uploadTodos,
    certifyNivelDos,
    beginNivelTres,
    changeNivelTres,
    verifyItems,
    createCompletaNivelTres,
    decideItems,
    takeToVerificacion,
    takeToCertificado,
    findEstados,
  };
}
