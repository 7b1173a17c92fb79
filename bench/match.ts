// How good the proposals of the import assistant are on its labelled set, what each feature adds, whether it finds in the
// OpenAPI the product writes its own elements, and how long 500 fields take. `npm run bench:match`. The marks are figures to
// compare with; the tests of the context assert them, time aside.
import { getMaterial } from '@marco/asistente/server';
import {
  computeMedida,
  type FuenteEtiquetada,
  listContratosReleidos,
  listFuentesEtiquetadas,
  type Medida,
} from '@marco/asistente/testing';
import { prepareTestTemplate, startTestApp } from '@marco/test-kit';
import { PESOS, type Pesos, RASGOS } from '../contexts/asistente/rules/propuestas/pesos.ts';
import {
  type MaterialDePropuestas,
  proposeElementos,
} from '../contexts/asistente/rules/propuestas/propose-elementos.ts';

const CAMPOS = 500;
const RONDAS = 5;
const detalle = process.argv.includes('--detalle');

await prepareTestTemplate();
const test = await startTestApp();
const { kysely } = test.database;
const fuentes = await listFuentesEtiquetadas();
const materiales = new Map<FuenteEtiquetada, MaterialDePropuestas>();
for (const fuente of fuentes) materiales.set(fuente, await getMaterial(kysely, fuente.campos));

function propose(elegidas: readonly FuenteEtiquetada[], pesos: Pesos = PESOS) {
  return elegidas.flatMap((fuente) => {
    const material = materiales.get(fuente);
    if (!material) return [];
    return proposeElementos({ ...material, pesos }).propuestas.map((propuesta) => ({
      fuente: fuente.nombre,
      ruta: propuesta.ruta,
      elemento: fuente.etiquetas.get(propuesta.ruta) ?? null,
      propuesta,
    }));
  });
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
function print(nombre: string, medida: Medida): void {
  const { campos, precision1, precision5, reusoErrado, abstencion, sinReuso } = medida;
  console.log(
    `${nombre.padEnd(30)} ${String(campos).padStart(4)} ${[precision1, precision5, reusoErrado, abstencion, sinReuso].map(percent).join(' ')}`,
  );
}

console.log(`${''.padEnd(30)} ${'n'.padStart(4)}      P@1      P@5  wrong  abstains  no reuse`);
for (const fuente of fuentes) print(fuente.nombre, computeMedida(propose([fuente])));
print('chosen with', computeMedida(propose(fuentes.filter(({ esReservada }) => !esReservada))));
print('held out', computeMedida(propose(fuentes.filter(({ esReservada }) => esReservada))));
print('all', computeMedida(propose(fuentes)));
console.log(
  'marks: P@1 ≥ 85.0 %, P@5 ≥ 95.0 %, wrong ≤ 2.0 %, abstains ≥ 90.0 % of the fields without an answer',
);

/** Elements of our own contracts that are proposed first where the contract says them. */
async function printReleidos(): Promise<void> {
  const releidos = await listContratosReleidos(kysely);
  const count = async (conOid: boolean) => {
    let hallados = 0;
    for (const { campos, etiquetas } of releidos) {
      const dichos = conOid ? campos : campos.map((campo) => ({ ...campo, oid: null }));
      const { propuestas } = proposeElementos(await getMaterial(kysely, dichos));
      hallados += propuestas.filter(
        ({ ruta, decision, candidatos }) =>
          etiquetas.has(ruta) &&
          decision !== 'definir' &&
          candidatos[0]?.identificador === etiquetas.get(ruta),
      ).length;
    }
    return hallados;
  };
  const todos = releidos.reduce((suma, { etiquetas }) => suma + etiquetas.size, 0);
  const [conOid, sinOid] = [await count(true), await count(false)];
  console.log(`\nOpenAPI of ${releidos.length} versions, read again: ${todos} fields that are elements`);
  console.log(`found by what the contract says (mark 100 %) ${percent(conOid / todos)} (${conOid})`);
  console.log(`found by names and types alone               ${percent(sinOid / todos)} (${sinOid})`);
}
await printReleidos();

console.log('\nWithout one feature');
for (const rasgo of RASGOS)
  print(`- ${rasgo}`, computeMedida(propose(fuentes, { ...PESOS, rasgos: { ...PESOS.rasgos, [rasgo]: 0 } })));
print('- context', computeMedida(propose(fuentes, { ...PESOS, contexto: 0 })));
print('- use', computeMedida(propose(fuentes, { ...PESOS, uso: 0 })));

if (detalle)
  // Of those that are held out nobody looks at single fields.
  for (const { fuente, ruta, elemento, propuesta } of propose(
    fuentes.filter(({ esReservada }) => !esReservada),
  )) {
    const [primero, segundo] = propuesta.candidatos;
    const bien =
      elemento === null
        ? propuesta.decision === 'definir'
        : primero?.identificador === elemento && propuesta.decision !== 'definir';
    if (!bien)
      console.log(
        `${fuente} ${ruta}: ${elemento ?? '-'} ≠ ${propuesta.decision} ${primero?.identificador ?? '-'} ${primero?.puntaje ?? 0}, ${segundo?.identificador ?? '-'} ${segundo?.puntaje ?? 0} | ${primero?.razones.join(' ') ?? ''}`,
      );
  }

const muchos = Array.from({ length: CAMPOS }, (_, lugar) => {
  const todos = fuentes.flatMap(({ campos }) => campos);
  const campo = todos[lugar % todos.length];
  if (!campo) throw new Error('The labelled set is empty.');
  return { ...campo, ruta: `${lugar}/${campo.ruta}` };
});
const tiempos: string[] = [];
for (let ronda = 0; ronda < RONDAS; ronda += 1) {
  const start = performance.now();
  const material = await getMaterial(kysely, muchos);
  const leido = performance.now();
  proposeElementos(material);
  tiempos.push(
    `${((leido - start) / 1000).toFixed(2)} + ${((performance.now() - leido) / 1000).toFixed(2)} s`,
  );
}
console.log(`\n${CAMPOS} fields, database + comparison (mark 2 s): ${tiempos.join(', ')}`);
await test.close();
process.exit(0);
