import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { XmlDocument, type XsdValidator } from 'libxml2-wasm';
import { Parser } from 'n3';
import { describe, expect, it } from 'vitest';
import type { Clausura } from '../../rules/esquemas/clausura.ts';
import { listFallas } from '../../rules/esquemas/fallas-clausura.ts';
import { clausuraArbitraria } from '../../testing/clausura-arbitraria.ts';
import { compileJson } from './compile-json.ts';
import { compileXsd } from './compile-xsd.ts';
import type { EsquemaJson } from './esquema-json.ts';
import { createMensaje } from './mensaje.ts';
import { listMensajesInvalidos } from './mensajes-invalidos.ts';
import { writeJsonSchema, writeOpenapi } from './write-json-schema.ts';
import { writeJsonldContext } from './write-jsonld.ts';
import { toMensajeJson, writeMensajeXml } from './write-mensaje.ts';
import { writeRdfXml, writeTurtle } from './write-rdf.ts';
import { writeShacl } from './write-shacl.ts';
import { writeXsd } from './write-xsd.ts';

const RUNS = { numRuns: Number(process.env['FC_RUNS'] ?? 100) };

function getRaiz({ raices: [raiz] }: Clausura): number {
  if (raiz === undefined) throw new Error('A closure has a root.');
  return raiz;
}

function isValido(xsd: XsdValidator, xml: string): boolean {
  using document = XmlDocument.fromString(xml);
  try {
    xsd.validate(document);
    return true;
  } catch {
    return false;
  }
}

/** A validator that knows none of our words, with the regular expressions of JavaScript. */
function compileAjeno(esquema: EsquemaJson) {
  return addFormats(new Ajv2020({ strict: false })).compile(esquema);
}

describe('schemas of any closure', () => {
  it('[API-04] compile, take the valid example and refuse each invalid one, in XML and in JSON', () => {
    fc.assert(
      fc.property(clausuraArbitraria, (clausura) => {
        expect(listFallas(clausura)).toEqual([]);
        const raiz = getRaiz(clausura);
        using xsd = compileXsd(writeXsd(clausura));
        const esquema = writeJsonSchema(clausura, raiz);
        const json = compileJson(esquema);
        const ajeno = compileAjeno(esquema);
        const valido = createMensaje(clausura, raiz);
        if (!valido) return;
        const xml = writeMensajeXml(clausura, raiz, valido);
        const valor = toMensajeJson(clausura, valido);
        expect([isValido(xsd, xml), xml]).toEqual([true, xml]);
        expect([json(valor), ajeno(valor), json.errors ?? null]).toEqual([true, true, null]);
        for (const { mensaje, rompe, soloXml } of listMensajesInvalidos(clausura, valido, 'raiz')) {
          const broken = writeMensajeXml(clausura, raiz, mensaje);
          expect([isValido(xsd, broken), rompe, broken]).toEqual([false, rompe, broken]);
          if (soloXml) continue;
          const wrong = toMensajeJson(clausura, mensaje);
          expect([json(wrong), rompe, wrong]).toEqual([false, rompe, wrong]);
        }
      }),
      RUNS,
    );
  }, 120_000);

  it('[API-04] are well formed in every other form, and always the same bytes', () => {
    fc.assert(
      fc.property(clausuraArbitraria, (clausura) => {
        expect(new Parser().parse(writeTurtle(clausura)).length).toBeGreaterThan(0);
        expect(new Parser().parse(writeShacl(clausura)).length).toBeGreaterThan(0);
        using rdf = XmlDocument.fromString(writeRdfXml(clausura));
        expect(rdf.root.name).toBe('RDF');
        const { components } = writeOpenapi(clausura) as { components: { schemas: Record<string, object> } };
        expect(Object.keys(components.schemas)).toHaveLength(clausura.piezas.size);
        expect(writeJsonldContext(clausura)).toHaveProperty('@context');
        const turned = { ...clausura, piezas: new Map([...clausura.piezas].reverse()) };
        expect(writeXsd(turned)).toEqual(writeXsd(clausura));
        expect(writeTurtle(turned)).toBe(writeTurtle(clausura));
      }),
      RUNS,
    );
  }, 120_000);
});
