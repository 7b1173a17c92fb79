import { zipSync } from 'fflate';
import { ALIASES, bytes, CIRCLE, OPERATIONS, repeat } from './contratos.ts';
import { OPERACION } from './nivel-dos-target.ts';
import { call, callAtOnce, createForm, type HostileInput } from './send.ts';

const ENTITIES = `<!DOCTYPE d [<!ENTITY a0 "x">${repeat(30, (n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`)}]><definitions>&a30;</definitions>`;
/** Eighty objects inside one another, each with a name of 45,000 letters; a report told of sixty of them in 57 MB. */
const LONG_NAMES = `openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n      operationId: ${OPERACION}\n      responses:\n        '200':\n          description: d\n          content: {application/json: {schema: ${repeat(80, (n) => `{type: object, properties: {${'n'.repeat(45_000)}${n}: `)}{type: object, properties: {${repeat(60, (n) => `h${n}: {}, `)}}}${'}}'.repeat(80)}}}\n`;
const WIDE = Buffer.from(OPERATIONS, 'utf16le');

/** What a person sends through a draft of level 2 of their own, and the versions they ask to compare. */
export const NIVEL_DOS: readonly HostileInput[] = [
  check('10,000 operations', 'a.yaml', OPERATIONS),
  check('alias bomb', 'a.yaml', ALIASES),
  check('circle of references', 'a.yaml', CIRCLE),
  check('entity bomb in a WSDL of a ZIP', 'a.zip', zipSync({ 'a.wsdl': bytes(ENTITIES) })),
  check('ZIP that unpacks to 100 MB', 'a.zip', zipSync({ 'a.wsdl': new Uint8Array(100_000_000) })),
  check('UTF-16', 'a.yaml', Buffer.concat([Buffer.from([0xff, 0xfe]), WIDE])),
  check('names of 45,000 letters inside one another', 'a.yaml', LONG_NAMES),
  bring('message of 5 MB', '['.repeat(5_000_000)),
  bring('message of 1 MB nested for ever', '['.repeat(999_000)),
  bring('message of 500,000 wrong fields', `{${repeat(80_000, (n) => `"a${n}":1,`)}"z":1}`),
  {
    name: 'nivel 2: place of 10,000 steps',
    send: (target) =>
      callAtOnce(target, 8, () => ({
        who: 'lider',
        method: 'PUT',
        path: `/api/solicitud/nivel-dos/${target.nivelDos.solicitudId}`,
        json: { vinculos: [{ campoId: target.nivelDos.campoId, ruta: '/a'.repeat(10_000) }] },
      })),
  },
  {
    name: 'nivel 2: example of 500 fields',
    send: (target) =>
      callAtOnce(target, 8, () => ({
        who: 'lider',
        method: 'GET',
        path: `/api/solicitud/nivel-dos/${target.nivelDos.solicitudId}/mensajes/ejemplo?operacion=${OPERACION}&papel=respuesta`,
      })),
  },
  {
    name: 'nivel 2: two versions of 500 fields compared',
    send: (target) => {
      const [desde, hasta] = target.nivelDos.versiones;
      const path = `/api/servicios/versiones/${hasta}/compatibilidad?desde=${desde}`;
      return callAtOnce(target, 8, () => ({ who: 'lider', method: 'GET', path }));
    },
  },
];

/** A contract that is put on file; then the banco looks at it, and its places are asked for at once. */
function check(name: string, archivo: string, contrato: string | Uint8Array): HostileInput {
  return {
    name: `nivel 2: ${name}`,
    send: async (target) => {
      const path = `/api/solicitud/nivel-dos/${target.nivelDos.solicitudId}`;
      const subido = await call(target, {
        who: 'lider',
        path: '/api/uploadFileOpt?carpeta=nivel-dos',
        body: createForm([['archivo', archivo, contrato]]),
      });
      const { id } = JSON.parse(subido.text) as { id?: string };
      if (id === undefined) return [`upload ${subido.told}`];
      const adjunto = await call(target, {
        who: 'lider',
        method: 'PUT',
        path,
        json: { contratoArchivoId: id },
      });
      const leidos = await Promise.all(
        ['banco', 'correspondencia'].map((one) => call(target, { who: 'lider', path: `${path}/${one}` })),
      );
      return [`on file ${adjunto.told}`, ...leidos.map(({ told }) => told)];
    },
  };
}

function bring(name: string, mensaje: string): HostileInput {
  return {
    name: `nivel 2: ${name}`,
    send: (target) =>
      callAtOnce(target, 4, () => ({
        who: 'lider',
        path: `/api/solicitud/nivel-dos/${target.nivelDos.solicitudId}/mensajes?operacion=${OPERACION}&papel=respuesta`,
        body: createForm([['mensaje', 'mensaje.json', mensaje]]),
      })),
  };
}
