import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InformeMensaje } from '../../contract/index.ts';
import { MOTIVOS_RECHAZO, type MotivoRechazo } from '../../contract/validador.terms.ts';

let test: TestApp;
let base: string;
/** Somebody of the network who notes every call. */
let vecino: Server;
let llamadas: string[];
let url: string;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0', TRUST_PROXY: 'on' }, listen: true });
  base = test.app.listeningOrigin;
  llamadas = [];
  vecino = createServer((request, answer) => {
    llamadas.push(String(request.url));
    answer.end();
  });
  await new Promise<void>((resolve) => vecino.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(vecino.address() as AddressInfo).port}`;
});
afterAll(async () => {
  vecino.close();
  await test.close();
});

const XSD = (contenido: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${contenido}</xs:schema>`;
const NOTA = XSD('<xs:element name="nota" type="xs:string"/>');

let calls = 0;
async function send(
  path: string,
  files: readonly (readonly [field: string, name: string, content: string | Uint8Array])[],
) {
  const form = new FormData();
  for (const [field, name, content] of files)
    form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  calls += 1;
  const answer = await fetch(`${base}/api-public/${path}`, {
    method: 'POST',
    // Another caller each time: how many calls one may make has its own tests.
    headers: { 'x-forwarded-for': `198.51.100.${calls}` },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

async function validate(mensaje: string, esquema: string | Uint8Array): Promise<InformeMensaje> {
  const { status, body } = await send('validador', [
    ['mensaje', 'mensaje.xml', mensaje],
    ['esquema', 'esquema.xsd', esquema],
  ]);
  expect([status, body]).toEqual([200, body]);
  return body;
}

function expectRechazo({ resultado, motivo }: InformeMensaje, codigos: readonly MotivoRechazo[]): void {
  expect(resultado).toBe('rechazado');
  expect(codigos).toContain(motivo?.codigo);
  expect(motivo?.mensaje).toBe(MOTIVOS_RECHAZO[motivo?.codigo ?? 'DOCTYPE']);
}

describe('the network and the disk', () => {
  it.each([
    ['import', (lugar: string) => `<xs:import namespace="urn:x" schemaLocation="${lugar}"/>`],
    ['include', (lugar: string) => `<xs:include schemaLocation="${lugar}"/>`],
    ['redefine', (lugar: string) => `<xs:redefine schemaLocation="${lugar}"/>`],
  ])('are not asked by %s of a schema', async (_nombre, pide) => {
    for (const lugar of [
      `${url}/x.xsd`,
      'file:///etc/passwd',
      'FILE:///etc/passwd',
      'lci-esquemas:/0/esquema.xsd',
    ])
      expectRechazo(await validate('<nota/>', XSD(pide(lugar))), ['IMPORTACION_REMOTA']);
    for (const lugar of ['/etc/passwd', '../../../../etc/passwd', `&#104;ttp${url.slice(4)}/x.xsd`])
      expectRechazo(await validate('<nota/>', XSD(pide(lugar))), ['ARCHIVO_FALTANTE', 'IMPORTACION_REMOTA']);
    expect(llamadas).toEqual([]);
  });

  it('are not asked by a file of a ZIP of schemas', async () => {
    const encode = (texto: string) => new TextEncoder().encode(texto);
    const zip = zipSync({
      'a.xsd': encode(XSD('<xs:include schemaLocation="b.xsd"/><xs:element name="nota" type="xs:string"/>')),
      'b.xsd': encode(XSD(`<xs:import namespace="urn:x" schemaLocation="${url}/c.xsd"/>`)),
    });
    expectRechazo(await validate('<nota/>', zip), ['IMPORTACION_REMOTA']);
    expect(llamadas).toEqual([]);
  });

  it.each([
    ['schemaLocation', `xsi:schemaLocation="urn:x URL/x.xsd"`],
    ['noNamespaceSchemaLocation', `xsi:noNamespaceSchemaLocation="URL/x.xsd"`],
  ])('are not asked by %s of a message', async (_nombre, atributo) => {
    const mensaje = `<nota xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ${atributo.replace('URL', url)}>x</nota>`;
    expect((await validate(mensaje, NOTA)).resultado).toBe('valido');
    expect(llamadas).toEqual([]);
  });

  it('are not asked by XInclude or by a style sheet of a message', async () => {
    const mensaje = `<?xml-stylesheet href="${url}/x.xsl" type="text/xsl"?><nota><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${url}/x.txt" parse="text"/></nota>`;
    expect((await validate(mensaje, NOTA)).resultado).toBe('invalido');
    expect(llamadas).toEqual([]);
  });

  it('are not asked by a reference of a JSON Schema', async () => {
    expectRechazo(await validate('{}', JSON.stringify({ $ref: `${url}/x.json` })), ['IMPORTACION_REMOTA']);
    expectRechazo(await validate('{}', JSON.stringify({ $ref: 'file:///etc/passwd' })), [
      'IMPORTACION_REMOTA',
      'ESQUEMA_INVALIDO',
    ]);
    expect(llamadas).toEqual([]);
  });
});

describe('depth', () => {
  it('a schema is no deeper than a message', async () => {
    const esquema = XSD(`${'<xs:annotation>'.repeat(300)}${'</xs:annotation>'.repeat(300)}`);
    expectRechazo(await validate('<nota/>', esquema), ['PROFUNDIDAD']);
  });
});

describe('what is packed', () => {
  it.each([
    ['that unpacks to more than 5 MB', zipSync({ 'a.xsd': new Uint8Array(5_000_001) })],
    [
      'of more than 200 files',
      zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`${n}.xsd`, new Uint8Array(1)]))),
    ],
  ])('a schema %s is refused', async (_nombre, zip) => {
    const { status, body } = await send('validador', [
      ['mensaje', 'a.xml', '<nota/>'],
      ['esquema', 'esquema.zip', zip],
    ]);
    expect([status, body.code]).toEqual([413, 'MENSAJE_PESADO']);
    expect(body.mensaje).toMatch(/MB|archivos/);
  });

  it('a ZIP inside a ZIP of a batch is not unpacked', async () => {
    const { status, body } = await send('validador/lote', [
      ['mensaje', 'a.zip', zipSync({ 'b.zip': zipSync({ 'c.xml': new TextEncoder().encode('<nota/>') }) })],
      ['esquema', 'esquema.xsd', NOTA],
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ archivo: 'b.zip', resultado: 'mal-formado' }]);
  });
});

describe('how often', () => {
  it('one address sends few batches a minute', async () => {
    const call = async (address: string) => {
      const answer = await fetch(`${base}/api-public/validador/lote`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: new FormData(),
      });
      return answer.status;
    };
    const estados: number[] = [];
    while (estados.at(-1) !== 429 && estados.length <= 60) estados.push(await call('203.0.113.9'));
    expect(estados.at(-1)).toBe(429);
    expect(await call('203.0.113.10')).not.toBe(429);
  });
});
