import type { CampoDetectado } from '../lectura/campo-detectado.ts';
import type { CompuestoComparado } from './elemento-comparado.ts';
import type { GrupoConocido } from './propuesta.ts';

/** Share of the obligatory parts from which brothers are the composite (domain directorio §8.2). */
const COBERTURA = 0.7;
const CAMPOS_MINIMOS = 2;
const MAXIMO_GRUPOS = 5;
/** Composites inside composites that are looked into. */
const HONDURA = 3;

/** A field with the element it would become. */
export interface CampoConElemento {
  readonly campo: CampoDetectado;
  readonly elementoId: number;
}

/** Composites that fields beside each other nearly are, those that take most fields first; a field is told of in one. */
export function listGrupos(
  campos: readonly CampoConElemento[],
  compuestos: readonly CompuestoComparado[],
): GrupoConocido[] {
  const porId = new Map(compuestos.map((compuesto) => [compuesto.elementoId, compuesto]));
  const hallados = [...Map.groupBy(campos, ({ campo }) => campo.padre).values()].flatMap((hermanos) => {
    const porElemento = new Map<number, string>();
    for (const { campo, elementoId } of hermanos)
      if (!porElemento.has(elementoId)) porElemento.set(elementoId, campo.ruta);
    return compuestos.flatMap((compuesto) => findGrupo(compuesto, porElemento, porId) ?? []);
  });
  const tomados = new Set<string>();
  const grupos: GrupoConocido[] = [];
  for (const { grupo } of hallados.sort(
    (uno, otro) => otro.grupo.campos.length - uno.grupo.campos.length || otro.cubierto - uno.cubierto,
  )) {
    if (grupos.length >= MAXIMO_GRUPOS || grupo.campos.some((ruta) => tomados.has(ruta))) continue;
    grupos.push(grupo);
    for (const ruta of grupo.campos) tomados.add(ruta);
  }
  return grupos;
}

interface Cobertura {
  readonly rutas: readonly string[];
  readonly obligatorias: number;
  readonly cubiertas: number;
  readonly faltan: readonly string[];
}

function findGrupo(
  compuesto: CompuestoComparado,
  porElemento: ReadonlyMap<number, string>,
  porId: ReadonlyMap<number, CompuestoComparado>,
): { readonly grupo: GrupoConocido; readonly cubierto: number } | undefined {
  const { rutas, obligatorias, cubiertas, faltan } = computeCobertura(compuesto, porElemento, porId, HONDURA);
  const cubierto = obligatorias === 0 ? 0 : cubiertas / obligatorias;
  if (rutas.length < CAMPOS_MINIMOS || cubierto < COBERTURA) return undefined;
  const { elementoId, versionId, identificador, nombre } = compuesto;
  return { grupo: { elementoId, versionId, identificador, nombre, campos: rutas, faltan }, cubierto };
}

/** The parts of a composite that fields are for; a part that is a composite is as far there as its own parts are. */
function computeCobertura(
  { partes }: CompuestoComparado,
  porElemento: ReadonlyMap<number, string>,
  porId: ReadonlyMap<number, CompuestoComparado>,
  hondura: number,
): Cobertura {
  const partesVistas = partes.map(({ elementoId, identificador, obligatoria }) => {
    const ruta = porElemento.get(elementoId);
    if (ruta !== undefined) return { obligatoria, rutas: [ruta], cubierta: 1, faltan: [] };
    const dentro = hondura > 1 ? porId.get(elementoId) : undefined;
    const suya = dentro && computeCobertura(dentro, porElemento, porId, hondura - 1);
    return {
      obligatoria,
      rutas: suya?.rutas ?? [],
      cubierta: suya && suya.obligatorias > 0 ? suya.cubiertas / suya.obligatorias : 0,
      faltan: suya && suya.cubiertas > 0 ? suya.faltan : [identificador],
    };
  });
  const obligatorias = partesVistas.filter(({ obligatoria }) => obligatoria);
  return {
    rutas: partesVistas.flatMap(({ rutas }) => rutas),
    obligatorias: obligatorias.length,
    cubiertas: obligatorias.reduce((suma, { cubierta }) => suma + cubierta, 0),
    faltan: obligatorias.flatMap(({ faltan }) => faltan),
  };
}
