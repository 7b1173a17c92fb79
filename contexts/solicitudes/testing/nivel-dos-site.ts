import { createPdf } from '@marco/archivos/testing';
import { writeContratoDeVersion } from '@marco/conformidad/testing';
import { toColombianDay } from '@marco/country/working-days';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import type { NivelDos, Solicitud } from '../contract/index.ts';
import { type Persona, sampleCampo, sampleNorma, startSolicitudesSite } from './solicitudes-site.ts';

export const OPERACION = 'consultarCertificado';
const FRONTERA = 'frontera-de-la-prueba';

export type NivelDosSite = Awaited<ReturnType<typeof startNivelDosSite>>;

/** What the entity says of having built it. */
export const CONSTANCIA = {
  responsable: 'Quien responde',
  cargo: 'Líder técnico',
  fecha: '2026-11-20',
  archivoId: null as string | null,
};

/** A product with services at level 1, which ask for level 2; close it afterwards. */
export async function startNivelDosSite() {
  const site = await startSolicitudesSite();
  const { kysely } = site.test.database;
  const elemento = await createPublicado(kysely, {
    identificador: 'numeroDelCertificado',
    nombre: 'Número del certificado',
  });

  /** Sends a file in a form. */
  const sendArchivo = (
    persona: Persona,
    url: string,
    { campo, nombre, contenido }: { campo: string; nombre: string; contenido: string | Uint8Array },
    headers: Record<string, string> = {},
  ) => {
    const head = `--${FRONTERA}\r\nContent-Disposition: form-data; name="${campo}"; filename="${nombre}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    return site.test.app.inject({
      method: 'POST',
      url: `/api/${url}`,
      headers: {
        authorization: `Bearer ${site.getToken(persona)}`,
        'content-type': `multipart/form-data; boundary=${FRONTERA}`,
        ...headers,
      },
      payload: Buffer.concat([
        Buffer.from(head),
        Buffer.from(contenido),
        Buffer.from(`\r\n--${FRONTERA}--\r\n`),
      ]),
    });
  };

  /** Uploads a file of level 2; answers its id. */
  const upload = async (nombre: string, contenido: string | Uint8Array, persona: Persona = 'lider') => {
    const answer = await sendArchivo(persona, 'uploadFileOpt?carpeta=nivel-dos', {
      campo: 'archivo',
      nombre,
      contenido,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return String(answer.json().id);
  };

  /** A servicio that level 1 certified: its version asks with one field and answers with another. */
  const certifyNivelUno = async (persona: Persona = 'lider') => {
    const begun: Solicitud = (await site.create({}, persona)).json();
    const norma = { ...sampleNorma, archivoId: await site.upload(persona) };
    const answer = await site.call(persona, 'PUT', `solicitud/nivel-uno/${begun.id}`, {
      consumoAbierto: true,
      operaciones: [{ codigo: OPERACION, nombre: 'Consultar un certificado', tipoIntercambio: 'consulta' }],
      campos: [
        { ...sampleCampo, nombre: 'claveConsultada', sentido: 'entrada', operacion: OPERACION },
        { ...sampleCampo, operacion: OPERACION },
      ],
      normas: [norma],
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { servicioId } = await site.certify(begun.id, elemento.elementoId, persona);
    const version = await kysely
      .selectFrom('servicios_versiones')
      .select('id')
      .where('solicitud_id', '=', begun.id)
      .executeTakeFirstOrThrow();
    return { solicitudId: begun.id, servicioId: servicioId ?? 0, versionId: version.id };
  };

  const begin = (servicioVersionId: number, persona: Persona = 'lider') =>
    site.call(persona, 'POST', 'solicitud/nivel-dos', { servicioVersionId });

  const change = (id: number, payload: object, persona: Persona = 'lider', headers = {}) =>
    site.call(persona, 'PUT', `solicitud/nivel-dos/${id}`, payload, headers);

  const runBanco = (id: number, persona: Persona = 'lider', headers = {}) =>
    site.call(persona, 'POST', `solicitud/nivel-dos/${id}/banco`, null, headers);

  const sendMensaje = (
    id: number,
    { operacion = OPERACION, papel, contenido }: { operacion?: string; papel: string; contenido: string },
    persona: Persona = 'lider',
    headers: Record<string, string> = {},
  ) =>
    sendArchivo(
      persona,
      `solicitud/nivel-dos/${id}/mensajes?operacion=${operacion}&papel=${papel}`,
      { campo: 'mensaje', nombre: 'mensaje', contenido },
      headers,
    );

  /** A contract that says exactly what a version exchanges. */
  const writeContrato = (version: { servicioId: number; versionId: number }) =>
    writeContratoDeVersion(kysely, version, toColombianDay(new Date()));

  /** Brings a valid message of each operation and part: the one the product makes. */
  const sendMensajes = async (id: number, { arbol }: NivelDos): Promise<void> => {
    for (const { codigo, mensajes } of arbol)
      for (const { papel, campos } of mensajes) {
        if (campos.length === 0) continue;
        const query = `operacion=${codigo}&papel=${papel}`;
        const ejemplo = await site.call(
          'lider',
          'GET',
          `solicitud/nivel-dos/${id}/mensajes/ejemplo?${query}`,
        );
        const { contenido } = ejemplo.json();
        const answer = await sendMensaje(id, { operacion: codigo, papel, contenido });
        if (answer.json().mensaje?.resultado !== 'valido') throw new Error(answer.body);
      }
  };

  /** A draft with everything level 2 asks for, of a servicio of its own. */
  const createCompleta = async (
    contrato?: (version: {
      servicioId: number;
      versionId: number;
    }) => Promise<readonly [string, string | Uint8Array]>,
  ): Promise<Solicitud> => {
    const version = await certifyNivelUno();
    const { id }: Solicitud = (await begin(version.versionId)).json();
    const [nombre, contenido] = contrato
      ? await contrato(version)
      : (['contrato.json', await writeContrato(version)] as const);
    const archivos = {
      contratoArchivoId: await upload(nombre, contenido),
      constancia: { ...CONSTANCIA, archivoId: await upload('constancia.pdf', createPdf('constancia')) },
    };
    const tecnologia = nombre.endsWith('.json') ? 'rest' : 'soap';
    const saved = await change(id, { tecnologia, ...archivos });
    if (saved.statusCode !== 200) throw new Error(saved.body);
    const correspondencia = await site.call('lider', 'POST', `solicitud/nivel-dos/${id}/correspondencia`);
    const propuestas: { campoId: number; ruta: string | null }[] = correspondencia.json().propuestas;
    const vinculos = propuestas.flatMap(({ campoId, ruta }) => (ruta === null ? [] : [{ campoId, ruta }]));
    const vinculada: Solicitud = (await change(id, { vinculos })).json();
    if (!vinculada.nivelDos) throw new Error('A request of level 2 has nothing of it.');
    await sendMensajes(id, vinculada.nivelDos);
    const checked = await runBanco(id);
    if (checked.statusCode !== 200) throw new Error(checked.body);
    return checked.json();
  };

  return {
    ...site,
    elemento,
    sendArchivo,
    uploadNivelDos: upload,
    certifyNivelUno,
    begin,
    change,
    runBanco,
    sendMensaje,
    writeContrato,
    createCompletaNivelDos: createCompleta,
  };
}
