import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { call, callAtOnce, createAddress, createForm, type HostileInput } from './send.ts';
import type { Target } from './target.ts';

const UNIQUE = JSON.stringify({ type: 'array', uniqueItems: true });
const REPEATED = JSON.stringify(Array.from({ length: 40_000 }, (_, n) => ({ a: n, b: { c: [n] } })));
const XSD =
  '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="nota" type="xs:string"/></xs:schema>';
const REPORT = JSON.stringify({ archivo: 'x'.repeat(20_000) });
const REPORTS = `[${Array(900).fill(REPORT).join(',')}]`;
/** How long the batches are left unread. */
const UNREAD_MS = 10_000;

/** The validator, which anybody may call. */
export const MESSAGES: readonly HostileInput[] = [
  { name: 'F7 four batches nobody reads', send: leaveUnread },
  {
    name: 'F7 eight messages with uniqueItems of one address',
    send: async (target) => {
      const address = createAddress();
      const sent = callAtOnce(target, 8, () => ({ ...validate(REPEATED, UNIQUE), address }));
      return [...(await tellOthers(target)), ...(await sent)];
    },
  },
  {
    name: 'F7 fifty messages with uniqueItems of fifty addresses',
    send: async (target) => {
      const sent = callAtOnce(target, 50, () => validate(REPEATED, UNIQUE));
      return [...(await tellOthers(target)), ...(await sent)];
    },
  },
  several('JSON message of 5 MB nested for ever', () => validate('['.repeat(4_900_000), '{}')),
  several('JSON schema nested for ever', () => validate('1', `{"allOf":[${'{"allOf":['.repeat(100_000)}`)),
  several('JSON schema with a heavy pattern', () =>
    validate(`"${'a'.repeat(400_000)}"`, JSON.stringify({ pattern: '(a{1000}){1000}'.repeat(10) })),
  ),
  several('batch that unpacks to 100 MB', () =>
    batch([['mensaje', 'a.zip', zipSync({ 'a.xml': new Uint8Array(100_000_000) })]]),
  ),
  several('reports of a batch of 20 MB', () => ({
    who: null,
    path: '/api-public/validador/lote/informe',
    body: createForm([['informe', 'informe.json', REPORTS]]),
  })),
  several('reports nested for ever', () => ({
    who: null,
    path: '/api-public/validador/lote/informe',
    body: createForm([['informe', 'informe.json', '['.repeat(19_000_000)]]),
  })),
];

function validate(mensaje: string, esquema: string) {
  return {
    who: null,
    path: '/api-public/validador?formato=json',
    body: createForm([
      ['mensaje', 'mensaje.json', mensaje],
      ['esquema', 'esquema.json', esquema],
    ]),
  } as const;
}

function batch(files: readonly (readonly [string, string, string | Uint8Array])[]) {
  return {
    who: null,
    path: '/api-public/validador/lote',
    body: createForm([...files, ['esquema', 'esquema.xsd', XSD]]),
  } as const;
}

function several(name: string, build: () => Parameters<typeof call>[1]): HostileInput {
  return { name, send: (target) => callAtOnce(target, 4, build) };
}

/** What a stranger and a person with a session hear of a small message meanwhile. */
async function tellOthers(target: Target): Promise<string[]> {
  const first = performance.now();
  const stranger = await call(target, validate('[1]', '{}'));
  const second = performance.now();
  const person = await call(target, {
    ...validate('[1]', '{}'),
    who: 'otraPersona',
    path: '/api/validador?formato=json',
  });
  const waited = [second - first, performance.now() - second].map(Math.round);
  return [`stranger ${stranger.told} in ${waited[0]} ms, person ${person.told} in ${waited[1]} ms`];
}

async function leaveUnread(target: Target): Promise<string[]> {
  const open = Array.from({ length: 4 }, () => openUnread(target));
  await Promise.all(open.map((batchRequest) => once(batchRequest, 'response')));
  const told = await tellOthers(target);
  await wait(UNREAD_MS);
  for (const batchRequest of open) batchRequest.destroy();
  return told;
}

/** A batch whose answer is never read. */
function openUnread({ product }: Target): ClientRequest {
  const mensajes = Array.from(
    { length: 200 },
    (_, n) =>
      `--x\r\nContent-Disposition: form-data; name="mensaje"; filename="${n}.xml"\r\n\r\n<nota>${'x'.repeat(50_000)}</otra>\r\n`,
  );
  const esquema = `--x\r\nContent-Disposition: form-data; name="esquema"; filename="e.xsd"\r\n\r\n${XSD}\r\n--x--\r\n`;
  const opened = request(`${product().url}/api-public/validador/lote`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': createAddress() },
  });
  opened.on('error', () => undefined);
  opened.on('response', (answer) => answer.pause());
  opened.end(mensajes.join('') + esquema);
  return opened;
}
