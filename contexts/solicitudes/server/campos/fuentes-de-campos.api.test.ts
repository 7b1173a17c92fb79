import { createPublicado } from '@marco/elementos-de-dato/testing';
import { createWorkbookWith } from '@marco/test-kit/create-workbook-with';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNAS_CAMPO } from '../../contract/terms.ts';
import {
  type Persona,
  type SolicitudesSite,
  sampleCampo,
  sampleDevolucion,
  startSolicitudesSite,
} from '../../testing/solicitudes-site.ts';

let site: SolicitudesSite;
let elementoId: number;
beforeAll(async () => {
  site = await startSolicitudesSite();
  const { kysely } = site.test.database;
  ({ elementoId } = await createPublicado(kysely, {
    identificador: 'fechaDelEclipse',
    nombre: 'Fecha del eclipse',
    definicion: 'Día en el que la Luna cubre el Sol.',
    tipoDato: 'fecha',
  }));
});
afterAll(() => site.close());

const send = (part: object, persona: Persona = 'lider') =>
  site.call(persona, 'POST', 'solicitud/campos/leer', { nombre: 'tablas.sql', ...part });
const read = (texto: string, part: object = {}) =>
  send({ contenido: Buffer.from(texto).toString('base64'), ...part });
const XSD = 'http://www.w3.org/2001/XMLSchema';
const TABLA =
  'CREATE TABLE eclipses (fec_eclipse DATE NOT NULL, lugar VARCHAR(40), obs BLOB);\nCREATE TRIGGER t BEFORE INSERT ON eclipses FOR EACH ROW BEGIN x; END;';

describe('a source of fields', () => {
  it('[AREA-05] is read by who prepares requests alone', async () => {
    expect((await send({ contenido: '' }, 'consultor')).statusCode).toBe(403);
  });

  it('[AREA-05] above 5 MB, or of a format nobody reads, is refused', async () => {
    const pesado = await send({ contenido: Buffer.alloc(5_000_001).toString('base64') });
    expect([pesado.statusCode, pesado.json().mensaje]).toEqual([413, 'El archivo puede pesar máximo 5 MB.']);
    const otro = await read(TABLA, { formato: 'pdf' });
    expect(otro.json().detalles).toMatchObject([{ campo: 'formato', mensaje: 'El formato no se lee.' }]);
  });

  it.each([
    ['vacio.sql', '', 'El archivo está vacío.'],
    ['suelto.csv', 'a;b\n1;2\n', 'encabezados'],
    ['dump.sql', 'PGDMP\u0001', 'respaldo binario de PostgreSQL'],
    ['foto.csv', 'GIF89a', 'es una imagen'],
    ['nulos.sql', 'create table t\u0000', 'contenido binario'],
    ['dos.xml', '<a><b>1</b></a>\n<a><b>2</b></a>', 'bien formado'],
    ['mezcla.json', '{"a": 1}\nCREATE TABLE t (a int);', 'JSON'],
    [
      'falta.xsd',
      `<xs:schema xmlns:xs="${XSD}"><xs:include schemaLocation="otro.xsd"/></xs:schema>`,
      'no viene',
    ],
    ['select.sql', 'select 1;', 'No hay ninguna tabla'],
    ['roto.xml', '<a>\n<b>\n</a>', 'bien formado'],
    ['vacio.json', '{}', 'no tienen campos'],
    ['hondo.json', `${'['.repeat(3000)}`, 'niveles'],
  ])('%s is an error of the file, with its line', async (nombre, texto, mensaje) => {
    const answer = await read(texto, { nombre });
    expect(answer.json(), answer.body).toMatchObject({
      campos: [],
      revision: null,
      errores: [{ mensaje: expect.stringContaining(mensaje) }],
    });
  });

  it('[AREA-05] a table of 16,384 columns is refused before room is made for it', async () => {
    const ancha = await send({
      contenido: createWorkbookWith('XFD1').toString('base64'),
      nombre: 'ancha.xlsx',
    });
    expect(ancha.json()).toMatchObject({
      campos: [],
      errores: [{ mensaje: expect.stringContaining('columnas') }],
    });
    const deTexto = await read(`${Array(16_384).fill('Campo').join(';')}\nx\n`, { nombre: 'ancha.csv' });
    expect(deTexto.json()).toMatchObject({
      errores: [{ mensaje: 'La tabla tiene más de 100 columnas. Deje solo las de sus campos.' }],
    });
    const columnas = Array.from({ length: 16_384 }, (_, lugar) => `c${lugar} int`).join(',\n');
    const ddl = await read(`CREATE TABLE t (\n${columnas});`);
    expect(ddl.json()).toMatchObject({
      errores: [{ fila: 1002, columna: 'Línea', mensaje: expect.stringContaining('más de 1.000 campos') }],
    });
  });

  it.each([
    ['utf16le', '\uFEFF'],
    ['latin1', ''],
    ['utf8', '\uFEFF'],
  ] as const)('[AREA-05] SQL in %s is read to the letter', async (codificacion, marca) => {
    const texto = `${marca}CREATE TABLE niños (año_eclipse int); COMMENT ON COLUMN niños.año_eclipse IS 'Año «único»';`;
    const answer = await send({ contenido: Buffer.from(texto, codificacion).toString('base64') });
    expect(answer.json().campos, answer.body).toMatchObject([
      { nombre: 'año_eclipse', descripcion: 'Año «único»' },
    ]);
  });

  it('[AREA-05] a schema that holds itself is read once, and the place is told', async () => {
    const esquema = `<xs:schema xmlns:xs="${XSD}">
<xs:element name="persona" type="Persona"/>
<xs:complexType name="Persona"><xs:sequence><xs:element name="fechaDelEclipse" type="xs:date"/>
<xs:element name="padre" type="Persona" minOccurs="0"/></xs:sequence></xs:complexType>
</xs:schema>`;
    const { campos, revision } = (await read(esquema, { nombre: 'persona.xsd' })).json();
    expect(campos).toMatchObject([{ nombre: 'fechaDelEclipse' }, { nombre: 'padre' }]);
    expect(revision.omitidas).toMatchObject([
      { linea: 4, motivo: 'Se contiene a sí mismo o es muy hondo: se leyó una sola vez.' },
    ]);
  });

  it('[AREA-05] SQL: fields as they are saved, the element of each with its reasons, and what was not read', async () => {
    const answer = await read(TABLA);
    const { campos, errores, revision } = answer.json();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(errores).toEqual([]);
    expect(campos).toMatchObject([
      { nombre: 'fec_eclipse', tipoDato: 'Fecha', obligatorio: true, padre: '' },
      { nombre: 'lugar', tipoDato: 'Texto', longitud: 40 },
      { nombre: 'obs', tipoDato: 'Binario' },
    ]);
    expect(revision).toMatchObject({
      formato: 'sql',
      umbral: 80,
      omitidas: [{ linea: 2, parte: 'CREATE TRIGGER t BEFORE' }],
    });
    expect(revision.filas[0].propuesta).toMatchObject({
      decision: 'reutilizar',
      candidatos: [
        { identificador: 'fechaDelEclipse', elementoId, razones: ['«fec» es fecha.', 'Fecha en ambos.'] },
        ...revision.filas[0].propuesta.candidatos.slice(1),
      ],
    });
    expect(revision.filas[2].propuesta.decision).toBe('definir');
  });

  it('[AREA-05] the thresholds are parameters', async () => {
    const { kysely } = site.test.database;
    const set = (valor: number) =>
      kysely
        .updateTable('parametros')
        .set({ valor: JSON.stringify(valor) })
        .where('clave', '=', 'asistente.umbralReutilizar')
        .execute();
    await set(100);
    const { revision } = (await read(TABLA)).json();
    expect([revision.umbral, revision.filas[0].propuesta.decision]).toEqual([100, 'revisar']);
    await set(80);
  });

  it('[AREA-05] a dictionary and the template: the template tells each wrong cell, both are reviewed', async () => {
    const diccionario = await read('Campo;Tipo;Descripción\r\nfec;Fecha;Fecha del eclipse\r\n', {
      nombre: 'd.csv',
    });
    expect(diccionario.json().revision).toMatchObject({
      formato: 'diccionario',
      filas: [
        {
          propuesta: {
            candidatos: [{ elementoId }, ...Array(4).fill({})].slice(
              0,
              diccionario.json().revision.filas[0].propuesta.candidatos.length,
            ),
          },
        },
      ],
    });
    const titulos = Object.values(COLUMNAS_CAMPO);
    const plantilla = `${titulos.join(';')}\r\nfechaDelEclipse;Cuándo;Fecha;;Sí;Ambos;;;;;;;;\r\n`;
    const leida = (await read(plantilla, { nombre: 'p.csv' })).json();
    expect(leida).toMatchObject({
      errores: [],
      campos: [{ sentido: 'ambos' }],
      revision: { formato: 'plantilla' },
    });
  });

  it('[AREA-05] two fields of one name have each a name of its own', async () => {
    const { campos } = (
      await read('CREATE TABLE a (id int); CREATE TABLE b (id int); CREATE TABLE c (id int);')
    ).json();
    expect(campos.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['id', 'b_id', 'c_id']);
  });
});

describe('what the entity proposes for a field', () => {
  const propuesta = () => ({ accion: 'reutilizar', elementoId, justificacion: '«fec» es fecha.' });
  const save = (id: number, campos: readonly object[], persona: Persona = 'lider') =>
    site.call(persona, 'PUT', `solicitud/nivel-uno/${id}`, { campos });

  it('[AREA-05] is an element there is, and never the end of one', async () => {
    const { id } = await site.createCompleta();
    const refuse = async (part: object) =>
      (await save(id, [{ ...sampleCampo, propuesta: { ...propuesta(), ...part } }])).json().detalles[0].campo;
    expect(await refuse({ elementoId: 999_999 })).toBe('campos.0.propuesta.elementoId');
    expect(await refuse({ accion: 'caducar' })).toBe('campos.0.propuesta.accion');
    expect(await refuse({ justificacion: 'x'.repeat(501) })).toBe('campos.0.propuesta.justificacion');
  });

  it('[AREA-05] stands in the catalogue of a draft, goes with null, and stays where nothing is said', async () => {
    const { id } = await site.createCompleta();
    const saved = (await save(id, [{ ...sampleCampo, propuesta: propuesta() }])).json();
    expect(saved.campos).toMatchObject([
      {
        accion: 'reutilizar',
        elemento: { id: elementoId },
        justificacion: '«fec» es fecha.',
        decision: 'pendiente',
      },
    ]);
    expect((await save(id, [sampleCampo])).json().campos).toMatchObject([{ accion: 'reutilizar' }]);
    expect((await save(id, [{ ...sampleCampo, propuesta: null }])).json().campos).toMatchObject([
      { accion: null, elemento: null, justificacion: '' },
    ]);
  });

  it('[AREA-05] once the request is filed the catalogue is of the ministry', async () => {
    const { id } = await site.createCompleta();
    await save(id, [{ ...sampleCampo, propuesta: propuesta() }]);
    await site.take(
      id,
      ['lider', 'radicar'],
      ['coordinador', 'asignar', { consultorId: await site.findUsuarioId('consultor') }],
      ['consultor', 'revisar'],
      ['consultor', 'devolver', sampleDevolucion],
    );
    const otro = { ...sampleCampo, nombre: 'campoAgregado', propuesta: propuesta() };
    const changed = await save(id, [
      { ...sampleCampo, propuesta: { ...propuesta(), justificacion: 'Otra.' } },
      otro,
    ]);
    expect(changed.json().campos, changed.body).toMatchObject([
      { justificacion: '«fec» es fecha.' },
      { nombre: 'campoAgregado', accion: 'reutilizar' },
    ]);
  });
});
