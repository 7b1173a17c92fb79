import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { zipSync } from 'fflate';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InformeMensaje } from '../../contract/index.ts';
import { MOTIVOS_RECHAZO } from '../../contract/validador.terms.ts';

let test: TestApp;
let base: string;
let token: string;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0', TRUST_PROXY: 'on' }, listen: true });
  base = test.app.listeningOrigin;
  token = await openTestSession(test.database.kysely, '1000000002');
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`delete from validaciones`.execute(test.database.kysely);
});

const XSD = (contenido: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${contenido}</xs:schema>`;
const ENTERO = XSD('<xs:element name="edad" type="xs:int"/>');

type Contenido = string | Uint8Array;
interface Envio {
  readonly esquema?: Contenido;
  readonly nombreEsquema?: string;
  readonly query?: string;
  readonly privado?: boolean;
}

function createForm(mensajes: Readonly<Record<string, Contenido>>, { esquema, nombreEsquema }: Envio) {
  const form = new FormData();
  const toBlob = (contenido: Contenido) =>
    new Blob([typeof contenido === 'string' ? contenido : new Uint8Array(contenido)]);
  for (const [nombre, contenido] of Object.entries(mensajes))
    form.append('mensaje', toBlob(contenido), nombre);
  if (esquema !== undefined) form.append('esquema', toBlob(esquema), nombreEsquema ?? 'esquema.xsd');
  return form;
}

let calls = 0;
/** Another caller each time: how many calls one may make is asked by its own test. */
const createAddress = () => ({ 'x-forwarded-for': `198.51.100.${(calls++ % 250) + 1}` });

async function send(path: string, form: BodyInit, { query = '', privado = false }: Envio = {}) {
  const answer = await fetch(`${base}/${privado ? 'api' : 'api-public'}/${path}${query}`, {
    method: 'POST',
    headers: { ...createAddress(), ...(privado ? { authorization: `Bearer ${token}` } : {}) },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

/** Validates one message against an own schema. */
async function validate(mensaje: Contenido, envio: Envio = { esquema: ENTERO }): Promise<InformeMensaje> {
  const { status, body } = await send('validador', createForm({ 'mensaje.xml': mensaje }, envio), envio);
  expect([status, body]).toEqual([200, body]);
  return body;
}

function listFilas() {
  return test.database.kysely
    .selectFrom('validaciones')
    .select(['version_id', 'esquema', 'formato', 'resultado', 'errores', 'mensajes', 'entidad_id'])
    .orderBy('resultado')
    .execute();
}

describe('refusals of a message', () => {
  it.each([
    ['a DOCTYPE', '<!DOCTYPE edad><edad>1</edad>', 'DOCTYPE'],
    ['an outside DTD', '<!DOCTYPE edad SYSTEM "http://127.0.0.1/x.dtd"><edad>1</edad>', 'DOCTYPE'],
    ['XXE', '<!DOCTYPE edad [<!ENTITY x SYSTEM "file:///etc/passwd">]><edad>&x;</edad>', 'ENTIDAD_EXTERNA'],
    [
      'XXE by parameter',
      '<!DOCTYPE edad [<!ENTITY % x SYSTEM "http://127.0.0.1/x">%x;]><edad/>',
      'ENTIDAD_EXTERNA',
    ],
    [
      'billion laughs',
      '<!DOCTYPE edad [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;">]><edad>&b;</edad>',
      'ENTIDADES',
    ],
    ['257 levels', `${'<a>'.repeat(257)}${'</a>'.repeat(257)}`, 'PROFUNDIDAD'],
    ['100,000 levels', '<a>'.repeat(100_000), 'PROFUNDIDAD'],
    ['an encoding nobody admits', '<?xml version="1.0" encoding="UTF-7"?><edad>1</edad>', 'CODIFICACION'],
  ] as const)('%s is not read', async (_nombre, mensaje, codigo) => {
    const informe = await validate(mensaje);
    expect(informe).toMatchObject({
      resultado: 'rechazado',
      motivo: { codigo, mensaje: MOTIVOS_RECHAZO[codigo] },
      nodos: [],
    });
    expect(await listFilas()).toMatchObject([{ resultado: 'rechazado', mensajes: 1 }]);
  });

  it('a DOCTYPE in UTF-16 is one', async () => {
    const mensaje = Buffer.from(
      '\uFEFF<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      'utf16le',
    );
    expect((await validate(mensaje)).motivo?.codigo).toBe('ENTIDAD_EXTERNA');
  });

  it('a DOCTYPE inside a comment or CDATA is text', async () => {
    const texto = XSD('<xs:element name="nota" type="xs:string"/>');
    const informe = await validate('<!-- <!DOCTYPE a> --><nota><![CDATA[<!DOCTYPE a>]]></nota>', {
      esquema: texto,
    });
    expect(informe.resultado).toBe('valido');
  });

  it('JSON too deep is refused, not followed', async () => {
    const informe = await validate('['.repeat(100_000), { esquema: '{}' });
    expect(informe.motivo?.codigo).toBe('PROFUNDIDAD');
  });

  it('more than 5 MB is too much, counted while it arrives', async () => {
    const { status, body } = await send(
      'validador',
      createForm({ 'a.xml': `<edad>${' '.repeat(5_000_001)}1</edad>` }, { esquema: ENTERO }),
    );
    expect([status, body.code]).toEqual([413, 'MENSAJE_PESADO']);
    expect(await listFilas()).toEqual([]);
  });

  it('a message of almost 5 MB is read', async () => {
    const informe = await validate(`<edad>${' '.repeat(4_900_000)}1</edad>`);
    expect(informe.resultado).toBe('valido');
  });
});

describe('refusals of a schema', () => {
  it.each([
    ['<xs:import namespace="urn:x" schemaLocation="http://127.0.0.1:1/x.xsd"/>', 'IMPORTACION_REMOTA'],
    ['<xs:include schemaLocation="file:///etc/passwd"/>', 'IMPORTACION_REMOTA'],
    ['<xs:include schemaLocation="//127.0.0.1/x.xsd"/>', 'IMPORTACION_REMOTA'],
    ['<xs:include schemaLocation="../otro.xsd"/>', 'ARCHIVO_FALTANTE'],
    ['<xs:element name="edad" type="noExiste"/>', 'ESQUEMA_INVALIDO'],
  ] as const)('%s: %s', async (contenido, codigo) => {
    const informe = await validate('<edad>1</edad>', { esquema: XSD(contenido) });
    expect(informe).toMatchObject({ resultado: 'rechazado', motivo: { codigo } });
    expect(informe.motivo?.detalles.length).toBeGreaterThan(0);
  });

  it('with a DOCTYPE of its own', async () => {
    const esquema = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${ENTERO}`;
    expect((await validate('<edad>1</edad>', { esquema })).motivo?.codigo).toBe('ENTIDAD_EXTERNA');
  });

  it('of another kind than the message', async () => {
    expect((await validate('{"edad":1}')).motivo?.codigo).toBe('ESQUEMA_DE_OTRO_FORMATO');
    expect((await validate('<edad/>', { esquema: '{}' })).motivo?.codigo).toBe('ESQUEMA_DE_OTRO_FORMATO');
  });

  const conPatron = (patron: string) =>
    XSD(
      `<xs:element name="a"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="${patron}"/></xs:restriction></xs:simpleType></xs:element>`,
    );
  it.each(['(a{1,1000}){1,1000}', '((a{0,100}){0,100}){0,100}', '(a|aa)+$', '((a|b|ab)*(a|b|ba)*){1,50}c'])(
    'whose pattern %s never ends is stopped, and the next message is attended',
    async (patron) => {
      const informe = await validate(`<a>${'a'.repeat(3000)}!</a>`, { esquema: conPatron(patron) });
      expect(['PATRON_COSTOSO', 'TIEMPO_AGOTADO', 'MEMORIA_AGOTADA']).toContain(informe.motivo?.codigo);
      expect((await validate('<edad>1</edad>')).resultado).toBe('valido');
    },
  );
});

describe('refusals of a call', () => {
  it.each([
    ['no form', new URLSearchParams({ a: '1' }), 415, 'FORMULARIO_REQUERIDO'],
    ['no file', createForm({}, {}), 400, 'MENSAJE_AUSENTE'],
    ['no message', createForm({}, { esquema: ENTERO }), 400, 'MENSAJE_AUSENTE'],
    ['no schema', createForm({ 'a.xml': '<a/>' }, {}), 400, 'ESQUEMA_AUSENTE'],
    ['two messages', createForm({ 'a.xml': '<a/>', 'b.xml': '<a/>' }, {}), 422, 'ARCHIVOS_EXCEDIDOS'],
    [
      'three files',
      createForm({ 'a.xml': '<a/>', 'b.xml': '<a/>' }, { esquema: ENTERO }),
      422,
      'ARCHIVOS_EXCEDIDOS',
    ],
    [
      'a ZIP that is none',
      createForm({ 'a.xml': '<a/>' }, { esquema: 'PK\x03\x04nada' }),
      422,
      'ZIP_ILEGIBLE',
    ],
  ] as const)('%s', async (_nombre, form, estado, codigo) => {
    const { status, body } = await send('validador', form);
    expect([status, body.code]).toEqual([estado, codigo]);
    expect(await listFilas()).toEqual([]);
  });

  it('an element nobody knows', async () => {
    const { status, body } = await send('validador?elemento=noExiste', createForm({ 'a.xml': '<a/>' }, {}));
    expect([status, body.code]).toEqual([404, 'ELEMENTO_NO_ENCONTRADO']);
  });

  it('an element and a schema at once', async () => {
    const { body } = await send('validador?elemento=x', createForm({ 'a.xml': '<a/>' }, { esquema: ENTERO }));
    expect(body.code).toBe('ESQUEMA_REPETIDO');
  });
});

describe('limits', () => {
  it('one address validates 60 messages a minute, another one goes on', async () => {
    const call = async (address: string) => {
      const answer = await fetch(`${base}/api-public/validador`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: createForm({}, {}),
      });
      return answer.status;
    };
    const estados: number[] = [];
    for (let number = 0; number < 61; number += 1) estados.push(await call('203.0.113.7'));
    expect(estados.slice(0, 60)).toEqual(Array(60).fill(400));
    expect(estados[60]).toBe(429);
    expect(await call('203.0.113.8')).toBe(400);
  });
});

describe('own schema', () => {
  it('tells line, column, node, expected, found and a fix, and keeps one count and nothing else', async () => {
    expect(await validate('<edad>\n1.000</edad>')).toEqual({
      archivo: 'mensaje.xml',
      formato: 'xml',
      resultado: 'invalido',
      motivo: null,
      totalErrores: 1,
      hayMas: false,
      nodos: [
        {
          ruta: '/edad',
          nombre: 'edad',
          linea: 1,
          columna: 1,
          elemento: null,
          hallazgos: [
            {
              regla: 'tipo-dato',
              mensaje: 'El valor de «edad» no es del tipo que pide el elemento.',
              esperado: 'un número entero como 25, entre -2147483648 y 2147483647',
              encontrado: '\n1.000',
              sugerencia: 'Escriba «1000».',
              detalle: null,
            },
          ],
        },
      ],
    });
    expect(await listFilas()).toEqual([
      {
        version_id: null,
        esquema: 'propio',
        formato: 'xml',
        resultado: 'invalido',
        errores: 1,
        mensajes: 1,
        entidad_id: null,
      },
    ]);
  });

  it('a message that is not well formed says where', async () => {
    expect(await validate('<edad>\n1</eda>')).toMatchObject({
      resultado: 'mal-formado',
      nodos: [
        { linea: 2, hallazgos: [{ mensaje: 'La etiqueta <edad> de la línea 1 se cierra con </eda>.' }] },
      ],
    });
  });

  it('comes as a ZIP of files that include one another', async () => {
    const encode = (texto: string) => new TextEncoder().encode(texto);
    const esquema = zipSync({
      'Esquemas/Comun/edad.xsd': encode(
        XSD('<xs:include schemaLocation="../Tipos/entero.xsd"/><xs:element name="edad" type="entero"/>'),
      ),
      'Esquemas/Tipos/entero.xsd': encode(
        XSD('<xs:simpleType name="entero"><xs:restriction base="xs:int"/></xs:simpleType>'),
      ),
      '__MACOSX/Esquemas/basura.xsd': encode('no'),
    });
    expect((await validate('<edad>1</edad>', { esquema })).resultado).toBe('valido');
    expect((await validate('<edad>x</edad>', { esquema })).nodos[0]?.hallazgos[0]?.esperado).toContain(
      'entero',
    );
  });

  it('is a JSON Schema for JSON', async () => {
    const informe = await validate('{"edad": "1"}', {
      esquema: '{"properties":{"edad":{"type":"integer"}}}',
    });
    expect(informe).toMatchObject({
      formato: 'json',
      resultado: 'invalido',
      nodos: [{ ruta: '/edad', columna: 10 }],
    });
  });

  it('ISO-8859-1 is read as such', async () => {
    const esquema = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${XSD('<xs:element name="año"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="2"/></xs:restriction></xs:simpleType></xs:element>')}`,
      'latin1',
    );
    const mensaje = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><año>ññ</año>', 'latin1');
    expect((await validate(mensaje, { esquema })).resultado).toBe('valido');
  });

  it('with a session the count says of which entidad', async () => {
    await validate('<edad>1</edad>', { esquema: ENTERO, privado: true });
    expect(await listFilas()).toMatchObject([{ resultado: 'valido', entidad_id: expect.any(Number) }]);
  });
});

describe('batch', () => {
  const send200 = async (mensajes: Readonly<Record<string, Contenido>>): Promise<InformeMensaje[]> => {
    const { status, body } = await send('validador/lote', createForm(mensajes, { esquema: ENTERO }));
    expect([status, body]).toEqual([200, body]);
    return body;
  };

  it('tells each message by its name, of files and of ZIPs, and counts by outcome', async () => {
    const zip = zipSync({
      'uno/b.xml': new TextEncoder().encode('<edad>x</edad>'),
      'uno/c.xml': new TextEncoder().encode('<edad>'),
      '__MACOSX/b.xml': new TextEncoder().encode('<edad>x</edad>'),
    });
    const informes = await send200({
      'a.xml': '<edad>1</edad>',
      'lote.zip': zip,
      'd.xml': '<!DOCTYPE a><edad/>',
    });
    expect(informes.map(({ archivo, resultado }) => [archivo, resultado])).toEqual([
      ['a.xml', 'valido'],
      ['uno/b.xml', 'invalido'],
      ['uno/c.xml', 'mal-formado'],
      ['d.xml', 'rechazado'],
    ]);
    expect(await listFilas()).toMatchObject([
      { resultado: 'invalido', mensajes: 1, errores: 1 },
      { resultado: 'mal-formado', mensajes: 1 },
      { resultado: 'rechazado', mensajes: 1 },
      { resultado: 'valido', mensajes: 1, errores: 0 },
    ]);
  });

  it('answers one report a line, while it works', async () => {
    const answer = await fetch(`${base}/api-public/validador/lote`, {
      method: 'POST',
      headers: createAddress(),
      body: createForm({ 'a.xml': '<edad>1</edad>', 'b.xml': '<edad>2</edad>' }, { esquema: ENTERO }),
    });
    const lineas = (await answer.text()).split('\n');
    expect(lineas).toHaveLength(4);
    expect(JSON.parse(lineas[1]?.replace(/,$/, '') ?? '')).toMatchObject({ archivo: 'a.xml' });
    expect(lineas.at(-1)).toBe(']');
  });

  it('that is given up stops, and what was checked is counted', async () => {
    const control = new AbortController();
    const lento = `<edad>${' '.repeat(90_000)}1</edad>`;
    const answer = await fetch(`${base}/api-public/validador/lote`, {
      method: 'POST',
      headers: createAddress(),
      body: createForm(
        Object.fromEntries(Array.from({ length: 200 }, (_, numero) => [`${numero}.xml`, lento])),
        { esquema: ENTERO },
      ),
      signal: control.signal,
    });
    await answer.body?.getReader().read();
    control.abort();
    await expect.poll(async () => (await listFilas()).length, { timeout: 20_000 }).toBe(1);
    const [fila] = await listFilas();
    expect(fila?.mensajes).toBeLessThanOrEqual(200);
  });

  it('F7: of one address there is one at a time, and another address does not wait for it', async () => {
    const [ocupada, libre] = [createAddress(), createAddress()];
    const control = new AbortController();
    const call = (headers: Record<string, string>, mensajes: number, signal: AbortSignal | null = null) =>
      fetch(`${base}/api-public/validador/lote`, {
        method: 'POST',
        headers,
        signal,
        body: createForm(
          Object.fromEntries(Array.from({ length: mensajes }, (_, n) => [`${n}.xml`, '<edad>1</edad>'])),
          { esquema: ENTERO },
        ),
      });
    const primero = await call(ocupada, 200, control.signal);
    const segundo = await call(ocupada, 1);
    expect([segundo.status, (await segundo.json()).code]).toEqual([429, 'LOTE_EN_CURSO']);
    const otro = await call(libre, 1);
    expect([otro.status, JSON.parse(await otro.text())]).toMatchObject([200, [{ resultado: 'valido' }]]);
    control.abort();
    await expect(primero.text()).rejects.toThrow();
    const again = async () => {
      const answer = await call(ocupada, 1);
      // Read to its end: then it is counted too.
      await answer.text();
      return answer.status;
    };
    await expect.poll(again, { interval: 500, timeout: 9000 }).toBe(200);
  });

  it.each([
    [
      '201 messages',
      Object.fromEntries(Array.from({ length: 201 }, (_, numero) => [`${numero}.xml`, '<a/>'])),
    ],
    [
      '201 messages in a ZIP',
      {
        'a.zip': zipSync(
          Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`${n}.xml`, new Uint8Array()])),
        ),
      },
    ],
    ['a ZIP that unpacks to more than 20 MB', { 'a.zip': zipSync({ 'a.xml': new Uint8Array(20_000_001) }) }],
    ['a ZIP that lies about it', { 'a.zip': lie(zipSync({ 'a.xml': new Uint8Array(50_000_000) })) }],
  ])('%s is too much', async (_nombre, mensajes) => {
    const { status, body } = await send('validador/lote', createForm(mensajes, { esquema: ENTERO }));
    expect([status, body.code]).toEqual([413, 'LOTE_EXCEDIDO']);
    expect(await listFilas()).toEqual([]);
  });

  it('[AREA-11] a ZIP without files has no messages; of several, the one that cannot be read is named', async () => {
    const vacio = await send('validador/lote', createForm({ 'v.zip': zipSync({}) }, { esquema: ENTERO }));
    expect([vacio.status, vacio.body.code]).toEqual([400, 'MENSAJE_AUSENTE']);
    const bueno = zipSync({ 'a.xml': new TextEncoder().encode('<edad>1</edad>') });
    const roto = await send(
      'validador/lote',
      createForm({ 'bueno.zip': bueno, 'roto.zip': bueno.slice(0, -10) }, { esquema: ENTERO }),
    );
    expect([roto.status, roto.body]).toMatchObject([
      422,
      { code: 'ZIP_ILEGIBLE', detalles: [{ campo: 'mensaje', mensaje: 'No se pudo leer «roto.zip».' }] },
    ]);
    expect(await listFilas()).toEqual([]);
  });
});

/** The same ZIP saying in its directory that its file is of ten bytes. */
function lie(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 46 < zip.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  return zip;
}

describe('the report of a batch as a workbook', () => {
  const ask = (content: BlobPart | null, field = 'informe') => {
    const form = new FormData();
    if (content !== null) form.append(field, new Blob([content]), 'informe');
    return fetch(`${base}/api-public/validador/lote/informe`, {
      method: 'POST',
      headers: createAddress(),
      body: form,
    });
  };

  it('refuses what are no reports of a batch, and none at all', async () => {
    for (const [content, field] of [
      ['{', 'informe'],
      ['[]', 'informe'],
      ['[{"archivo":1}]', 'informe'],
      ['[]', 'otro'],
      [null, 'informe'],
    ] as const) {
      const answer = await ask(content, field);
      expect([answer.status, (await answer.json()).code]).toEqual([422, 'INFORME_ILEGIBLE']);
    }
    const heavy = await ask(new Uint8Array(20_000_001));
    expect([heavy.status, (await heavy.json()).code]).toEqual([413, 'INFORME_PESADO']);
  });

  it('has a line for each fault and one for a message without any; a formula is text', async () => {
    const mensajes = { 'bien.xml': '<edad>7</edad>', '=1+1.xml': '<edad>x</edad>' };
    const { body } = await send('validador/lote', createForm(mensajes, { esquema: ENTERO }));
    const answer = await ask(JSON.stringify(body));
    expect(answer.headers.get('content-disposition')).toContain('validacion-lote.xlsx');
    const [sheet] = await readExcelFile(Buffer.from(await answer.arrayBuffer()));
    const [head, ...rows] = sheet?.data ?? [];
    expect(head?.slice(0, 4)).toEqual(['Mensaje', 'Resultado', 'Línea', 'Columna']);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ['bien.xml', 'Válido', null],
      ['=1+1.xml', 'No válido', 1],
    ]);
  });
});
