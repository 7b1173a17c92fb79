import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import type { Cierre } from '../../rules/esquemas/cierre.ts';
import { listFallas } from '../../rules/esquemas/fallas-cierre.ts';
import { cierreArbitrario } from '../../testing/cierre-arbitrario.ts';
import { compileJson } from './compile-json.ts';
import { compileXsd } from './compile-xsd.ts';
import { createMensaje } from './mensaje.ts';
import { listMensajesInvalidos } from './mensajes-invalidos.ts';
import { writeJsonSchema } from './write-json-schema.ts';
import { toMensajeJson, writeMensajeXml } from './write-mensaje.ts';
import { writeXsd } from './write-xsd.ts';

function getRaiz({ raices }: Cierre): number {
  const [raiz] = raices;
  if (raiz === undefined) throw new Error('A closure has a root.');
  return raiz;
}

describe('schemas of any closure', () => {
  it('compile, take the valid example and refuse each invalid one, in XML and in JSON', () => {
    fc.assert(
      fc.property(cierreArbitrario, (cierre) => {
        expect(listFallas(cierre)).toEqual([]);
        const raiz = getRaiz(cierre);
        using xsd = compileXsd(writeXsd(cierre));
        const json = compileJson(writeJsonSchema(cierre, raiz));
        const valido = createMensaje(cierre, raiz);
        if (!valido) return;
        const xml = writeMensajeXml(cierre, raiz, valido);
        expect(findXmlFault(xsd, xml), xml).toBeUndefined();
        expect(
          json(toMensajeJson(cierre, valido)),
          JSON.stringify([toMensajeJson(cierre, valido), json.errors]),
        ).toBe(true);
        for (const { mensaje, rompe, regla, soloXml } of listMensajesInvalidos(cierre, valido, 'raiz')) {
          const broken = writeMensajeXml(cierre, raiz, mensaje);
          expect(findXmlFault(xsd, broken), `${regla} ${rompe} ${broken}`).toBeDefined();
          if (!soloXml) {
            expect(
              json(toMensajeJson(cierre, mensaje)),
              `${regla} ${JSON.stringify(toMensajeJson(cierre, mensaje))}`,
            ).toBe(false);
          }
        }
      }),
      { numRuns: Number(process.env['FC_RUNS'] ?? 100) },
    );
  }, 120_000);
});

function findXmlFault(xsd: ReturnType<typeof compileXsd>, xml: string): string | undefined {
  using document = XmlDocument.fromString(xml);
  try {
    xsd.validate(document);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
