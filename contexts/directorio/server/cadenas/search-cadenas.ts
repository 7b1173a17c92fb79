import type { DatabaseSchema } from '@marco/database';
import { DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import type { Kysely } from 'kysely';
import type { CadenaDirectorio, CadenasDirectorio, DatoDirectorio } from '../../contract/index.ts';
import { MAXIMO_CADENAS, PASOS_CADENA } from '../../contract/terms.ts';
import { type Cadena, computeCadenas, type Llamada } from '../../rules/cadenas.ts';
import { listDatos } from '../busqueda/datos.queries.ts';
import { presentEntidadDe, presentEstado, toDireccion } from '../busqueda/present-servicio.ts';
import { listServicios, type ServicioRow } from '../busqueda/servicios.queries.ts';
import type { LlamadasDelDirectorio } from './open-llamadas.ts';

interface Pregunta {
  readonly tengo: readonly number[];
  readonly necesito: readonly number[];
}

/** The chains that lead from what somebody has to what they need. */
export async function searchCadenas(
  database: Kysely<DatabaseSchema>,
  llamadas: LlamadasDelDirectorio,
  { tengo, necesito }: Pregunta,
): Promise<CadenasDirectorio> {
  const found = computeCadenas(await llamadas(), tengo, necesito);
  const shown = found.cadenas.slice(0, MAXIMO_CADENAS);
  const calls = shown.flatMap((cadena) => cadena.llamadas);
  const named = new Set([
    ...tengo,
    ...necesito,
    ...calls.flatMap(({ pide, entrega }) => [...pide, ...entrega]),
  ]);
  const [datos, servicios] = await Promise.all([
    listDatos(database, [...named]),
    listServicios(database, [...new Set(calls.map(({ servicioId }) => servicioId))]),
  ]);
  const nombres = new Map(datos.map((dato) => [dato.elementoId, dato]));
  const pick = (ids: readonly number[]) => ids.flatMap((id) => nombres.get(id) ?? []);
  const byServicio = new Map(servicios.map((row) => [row.servicioId, row]));
  return {
    tengo: pick(tengo),
    necesito: pick(necesito),
    cadenas: shown.flatMap((cadena) => presentCadena(cadena, { tengo, necesito }, { byServicio, pick })),
    total: found.cadenas.length,
    inalcanzables: pick(found.inalcanzables),
    motivo: findMotivo({ tengo, necesito }, found, pick(found.inalcanzables)),
  };
}

interface Nombrados {
  readonly byServicio: ReadonlyMap<number, ServicioRow>;
  readonly pick: (ids: readonly number[]) => DatoDirectorio[];
}

/** A chain on the wire; none where one of its servicios left the directory a moment ago. */
function presentCadena(
  { llamadas, costo }: Cadena,
  { tengo, necesito }: Pregunta,
  { byServicio, pick }: Nombrados,
): CadenaDirectorio[] {
  const pasos = llamadas.flatMap((llamada, place) => {
    const row = byServicio.get(llamada.servicioId);
    if (!row) return [];
    const before = llamadas.slice(0, place);
    const given = new Set(before.flatMap(({ entrega }) => entrega));
    const aporta = llamada.entrega.filter(
      (dato) => necesito.includes(dato) && !tengo.includes(dato) && !given.has(dato),
    );
    return [
      {
        servicioId: row.servicioId,
        nombre: row.nombre,
        direccion: toDireccion(row),
        entidad: presentEntidadDe(row),
        estado: presentEstado(row),
        usa: pick(llamada.pide).map((dato) => ({ ...dato, paso: findPaso(dato.elementoId, tengo, before) })),
        aporta: pick(aporta),
        alimenta: pick(listAlimento(llamada, llamadas.slice(place + 1), tengo)),
      },
    ];
  });
  if (pasos.length < llamadas.length) return [];
  const clase = Math.max(0, ...llamadas.map((llamada) => llamada.clase));
  return [{ pasos, datoPersonal: DATOS_PERSONALES[clase] ?? 'no', costo }];
}

/** The step that gives a datum: 0 for what one has. */
function findPaso(dato: number, tengo: readonly number[], before: readonly Llamada[]): number {
  return tengo.includes(dato) ? 0 : before.findIndex(({ entrega }) => entrega.includes(dato)) + 1;
}

/** Of what a call delivers, what later ones ask for and nobody has. */
function listAlimento(
  llamada: Llamada,
  later: readonly Llamada[],
  tengo: readonly number[],
): readonly number[] {
  const asked = new Set(later.flatMap(({ pide }) => pide));
  return llamada.entrega.filter((dato) => asked.has(dato) && !tengo.includes(dato));
}

function findMotivo(
  { tengo, necesito }: Pregunta,
  { cadenas, esParcial }: { readonly cadenas: readonly unknown[]; readonly esParcial: boolean },
  inalcanzables: readonly DatoDirectorio[],
): string | null {
  if (cadenas.length > 0) return null;
  if (necesito.length === 0) return 'Diga qué dato necesita.';
  if (necesito.every((dato) => tengo.includes(dato))) return 'Usted ya tiene todo lo que necesita.';
  if (esParcial)
    return 'Hay demasiadas combinaciones posibles. Diga más datos que tiene, o pida menos datos a la vez.';
  if (inalcanzables.length > 0)
    return `Con lo que tiene, ningún servicio de nivel 1 o más lleva a: ${inalcanzables
      .map(({ nombre }) => nombre)
      .join(', ')}.`;
  return `Ninguna cadena de ${PASOS_CADENA} servicios o menos da todo lo que necesita. Pida los datos en partes.`;
}
