import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITES_DECLARADO } from '../../contract/conformidad.terms.ts';
import { presentHallazgo } from '../../rules/comprobaciones/hallazgo.ts';
import { proposeVinculosDe } from '../../rules/vinculo-propuesto.ts';
import { ESPERADO } from '../../testing/dorados/esperado-de-muestra.ts';
import { readContrato } from '../contrato/read-contrato.ts';
import { writeInforme } from './write-informe.ts';

const NOMBRE = 'n'.repeat(45_000);
const NIVELES = 80;

/** A contract whose 60 last fields stand in eighty objects with a name of 45,000 letters each: 3.6 MB. */
function writeProfundo(): Uint8Array {
  let esquema = `{type: object, properties: {${Array.from({ length: 60 }, (_, n) => `h${n}: {}`).join(', ')}}}`;
  for (let n = 0; n < NIVELES; n += 1) esquema = `{type: object, properties: {${NOMBRE}${n}: ${esquema}}}`;
  return Buffer.from(
    `openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n      operationId: a\n      responses:\n        '200':\n          description: d\n          content: {application/json: {schema: ${esquema}}}\n`,
  );
}

it('[AREA-05] a report of long names inside one another stays short: it is sent, shown and kept', async () => {
  const informe = await writeInforme({ contrato: writeProfundo(), esperado: null });
  const hallazgos = informe.comprobaciones.flatMap((una) => una.hallazgos);
  expect(hallazgos.length).toBeGreaterThan(50);
  expect(JSON.stringify(informe).length).toBeLessThan(1_000_000);
});

it('[AREA-05] a finding has no text of more than 1,000 characters, and none a database does not keep', () => {
  const texto = fc.string({ unit: 'binary', maxLength: 1500 });
  fc.assert(
    fc.property(texto, texto, fc.option(texto), (ruta, encontrado, esperado) => {
      const dicho = presentHallazgo({
        lugar: { archivo: ruta, linea: 1, ruta },
        encontrado,
        esperado,
        correccion: '',
      });
      for (const uno of [dicho.lugar.archivo, dicho.lugar.ruta, dicho.encontrado, dicho.esperado]) {
        if (uno === null) continue;
        expect([uno.length <= 1000, uno.isWellFormed(), uno.includes('\u0000')]).toEqual([true, true, false]);
      }
      if (encontrado.length <= 1000 && encontrado.isWellFormed() && !encontrado.includes('\u0000'))
        expect(dicho.encontrado).toBe(encontrado);
    }),
  );
});

it('[AREA-05] no place is offered or proposed whose path is longer than one that is taken', async () => {
  const [operacion] = ESPERADO.operaciones;
  const esperado = {
    ...ESPERADO,
    operaciones: operacion ? [{ ...operacion, codigo: 'a', nombre: 'a' }] : [],
  };
  const lectura = await readContrato(writeProfundo());
  const { propuestas, lugares } = proposeVinculosDe(lectura, esperado);
  expect('contrato' in lectura).toBe(true);
  const rutas = [...propuestas.flatMap(({ ruta }) => ruta ?? []), ...lugares.map(({ ruta }) => ruta)];
  expect(Math.max(0, ...rutas.map((ruta) => ruta.length))).toBeLessThanOrEqual(LIMITES_DECLARADO.ruta);
});
