import { describe, expect, it } from 'vitest';
import { MOTIVOS_RECHAZO } from '../../contract/validador.terms.ts';
import { createValidationPool } from './validation-pool.ts';
import type { Esquema } from './worker/tarea.ts';

const XSD = (contenido: string): Esquema => ({
  tipo: 'xsd',
  archivos: [
    {
      ruta: 'esquema.xsd',
      texto: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${contenido}</xs:schema>`,
    },
  ],
  raiz: null,
  raizEsperada: null,
  formas: null,
  elementos: new Map(),
});
const JSON_SCHEMA = (esquema: object): Esquema => ({
  tipo: 'json',
  raiz: null,
  texto: JSON.stringify(esquema),
  elementos: new Map(),
});

const ANA = { key: 'persona 1', hasSession: true };
const STRANGER = { key: 'red 203.0.113.7', hasSession: false };

/** Seconds that end what takes too much, and that no honest message needs on the busiest machine. */
const LIMITES = { segundosSinSesion: 1, segundos: 50 };

const NOTA = XSD('<xs:element name="nota" type="xs:string"/>');

/** One element if every group were written out: ten to the ninth. */
const GRUPOS = XSD(
  `<xs:group name="g0"><xs:sequence><xs:element name="b" minOccurs="0"/></xs:sequence></xs:group>${Array.from(
    { length: 9 },
    (_, n) =>
      `<xs:group name="g${n + 1}"><xs:sequence>${`<xs:group ref="g${n}"/>`.repeat(10)}</xs:sequence></xs:group>`,
  ).join('')}<xs:element name="nota"><xs:complexType><xs:group ref="g9"/></xs:complexType></xs:element>`,
);

const DUPLICADO = JSON_SCHEMA({
  $ref: '#/$defs/d40',
  $defs: Object.fromEntries([
    ['d0', { type: 'object' }],
    ...Array.from({ length: 40 }, (_, n) => [
      `d${n + 1}`,
      { allOf: [{ $ref: `#/$defs/d${n}` }, { $ref: `#/$defs/d${n}` }] },
    ]),
  ]),
});

/** Every pair of the message is compared. */
const CLAVE = XSD(
  `<xs:element name="nota"><xs:complexType><xs:sequence><xs:element name="b" type="xs:string" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
  ${Array.from({ length: 50 }, (_, n) => `<xs:unique name="u${n}"><xs:selector xpath=".//b"/><xs:field xpath="."/></xs:unique>`).join('')}</xs:element>`,
);

const encode = (texto: string) => new TextEncoder().encode(texto);

describe('schemas that take too much', { timeout: 60_000 }, () => {
  it.each([
    ['groups of groups', 'xml', '<nota><b/></nota>', GRUPOS],
    ['a JSON Schema that doubles at each step', 'json', '{}', DUPLICADO],
    ['a JSON Schema that is itself without end', 'json', '{}', JSON_SCHEMA({ allOf: [{ $ref: '#' }] })],
    ['keys over very many nodes', 'xml', `<nota>${'<b>x</b>'.repeat(60_000)}</nota>`, CLAVE],
  ] as const)(
    '%s: stopped with the reason, and the next message is attended',
    async (_nombre, formato, mensaje, esquema) => {
      const pool = createValidationPool(LIMITES);
      const [detenido, siguiente] = await Promise.all([
        pool.validate({ mensaje: encode(mensaje), formato, esquema }, STRANGER),
        pool.validate({ mensaje: encode('<nota>x</nota>'), formato: 'xml', esquema: NOTA }, ANA),
      ]);
      expect(detenido.resultado).toBe('rechazado');
      expect(['TIEMPO_AGOTADO', 'MEMORIA_AGOTADA']).toContain(detenido.motivo?.codigo);
      expect(Object.values(MOTIVOS_RECHAZO)).toContain(detenido.motivo?.mensaje);
      expect(siguiente.resultado).toBe('valido');
    },
  );

  it('repetitions of repetitions are counted, not written out', async () => {
    const esquema = XSD(
      `<xs:element name="nota"><xs:complexType>${'<xs:sequence minOccurs="0" maxOccurs="5000">'.repeat(4)}<xs:element name="b"/>${'</xs:sequence>'.repeat(4)}</xs:complexType></xs:element>`,
    );
    const informe = await createValidationPool().validate(
      { mensaje: encode('<nota><b/></nota>'), formato: 'xml', esquema },
      ANA,
    );
    expect(informe.resultado).toBe('valido');
  });
});
