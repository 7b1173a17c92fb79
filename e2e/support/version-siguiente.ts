import { createPdf } from '@marco/archivos/testing';
import { expect, type Page } from '@playwright/test';
import { askDatabase } from './database.ts';
import { MAILING } from './mails.ts';
import { readLocalStorage } from './storage.ts';

/** Who takes a request of level 1 to its certificate, each on a page of theirs. */
export interface PaginasDeNivelUno {
  readonly lider: { readonly page: Page };
  readonly consultor: { readonly page: Page };
  readonly certificador: { readonly page: Page };
}

interface CampoDeSolicitud extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly nombre: string;
}
interface SolicitudDeNivelUno extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly campos: readonly CampoDeSolicitud[];
}

/** What became of a field; the rest is what it says of itself. */
const RESULTADO = 'id accion elemento justificacion decision observacion cumplido'.split(' ');
/** What a request says of a servicio that stays as it is. */
const SERVICIO_IGUAL = {
  servicioDescripcion: 'Dice el domicilio que el titular de un pasaporte tiene registrado.',
  objetivo: 'Que ninguna entidad vuelva a pedir el domicilio a quien ya lo dio.',
  tipoIntercambio: 'consulta',
  sincronia: 'sincrono',
  periodicidad: 'en-linea',
  volumenEstimado: null,
};

/** Calls the API as the person of a page, as its screens do. */
async function call<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: Parameters<Page['request']['fetch']>[1] = {},
): Promise<Answer> {
  const { access_token: token } = await readLocalStorage(page);
  const headers = { authorization: `Bearer ${token}`, 'if-match': '*' };
  const answer = await page.request.fetch(`/api/${path}`, { ...body, method, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

async function uploadNorma(page: Page) {
  const archivo = { name: 'Ley 1712.pdf', mimeType: 'application/pdf', buffer: createPdf('otra ley') };
  const { id } = await call<{ id: string }>(page, 'POST', 'uploadFileOpt?carpeta=normativo-uno', {
    multipart: { archivo },
  });
  const habilita = 'Compartir el domicilio registrado.';
  return {
    tipo: 'ley',
    numero: '1712',
    fechaExpedicion: '2014-03-06',
    articulo: '3',
    habilita,
    archivoId: id,
  };
}

interface CambioDeVersion {
  /** Fields of the version before that the next one no longer says. */
  readonly sin: readonly string[];
}

/**
 * The next version of a servicio stands at level 1. Its request is taken by the people whose it is, without their screens,
 * which the servicio met at its first version.
 */
export async function createVersionSiguiente(
  personas: PaginasDeNivelUno,
  servicioId: number,
  { sin }: CambioDeVersion,
): Promise<void> {
  const [lider, consultor, certificador] = [
    personas.lider.page,
    personas.consultor.page,
    personas.certificador.page,
  ];
  const [dominio] = await askDatabase('select id from dominios where activo order by id limit 1', MAILING);
  const servicio = { ...SERVICIO_IGUAL, servicioId, servicioNombre: '', dominioId: Number(dominio?.['id']) };
  const { id, campos } = await call<SolicitudDeNivelUno>(lider, 'POST', 'solicitud/nivel-uno', {
    data: servicio,
  });
  const toDicho = (campo: CampoDeSolicitud) =>
    Object.fromEntries(Object.entries(campo).filter(([parte]) => !RESULTADO.includes(parte)));
  const quedan = campos.filter(({ nombre }) => !sin.includes(nombre)).map(toDicho);
  await call(lider, 'PUT', `solicitud/nivel-uno/${id}`, {
    data: { campos: quedan, normas: [await uploadNorma(lider)] },
  });
  const step = (page: Page, accion: string, data: object = {}) =>
    call<SolicitudDeNivelUno>(page, 'POST', `solicitud/${id}/pasos`, { data: { accion, ...data } });
  await step(lider, 'radicar');
  const [quien] = await askDatabase(
    `select id from usuarios where numero_identificacion = '1000000002'`,
    MAILING,
  );
  await step(certificador, 'asignar', { consultorId: Number(quien?.['id']) });
  await step(consultor, 'revisar');
  const { campos: filas } = await step(consultor, 'conceptualizar');
  await call(consultor, 'PUT', `solicitud/${id}/elementos`, {
    data: { campos: filas.map(toPorCatalogar) },
  });
  await step(consultor, 'presentar');
  await call(lider, 'PUT', `solicitud/${id}/decisiones`, {
    data: { campos: filas.map(({ id: campo }) => ({ id: campo, decision: 'aprobada', observacion: '' })) },
  });
  // Who approves says which impact they saw.
  const { huella: impacto } = await call<{ readonly huella: string }>(
    lider,
    'GET',
    `solicitud/${id}/impacto`,
  );
  await step(lider, 'aprobar', { impacto });
  await step(certificador, 'certificar');
}

/** A field with its element: those of the version before keep theirs. */
const toPorCatalogar = ({ id, elemento }: CampoDeSolicitud) => ({
  id,
  accion: 'reutilizar',
  elementoId: (elemento as { readonly id: number }).id,
  justificacion: '',
});
