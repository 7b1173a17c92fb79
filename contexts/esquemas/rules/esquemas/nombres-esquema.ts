import { formatNumero } from '@marco/elementos-de-dato/terms';
import { type Clausura, type ComponentePieza, compareText, listPiezas, type Pieza } from './clausura.ts';

/** How a part of a closure is called in XML Schema, and where its file lies. */
export interface NombreEsquema {
  /** Namespace of its major version. */
  readonly espacio: string;
  /** Prefix of the namespace inside this closure. */
  readonly prefijo: string;
  /** Name of its type: itself when simple, `enum…` a list, `tipo…` a composite. */
  readonly tipo: string;
  /** Name of the element that stands alone: a message of this element. */
  readonly elemento: string;
  /** Its type's name, with the prefix where two share it: alone in its closure. */
  readonly clave: string;
  /** File from the root of the package: `Esquemas/Comun/Ubicacion/tipoDatoTelefono.xsd`. */
  readonly ruta: string;
  /** File that gathers the types of its namespace. */
  readonly rutaIndice: string;
}

export type NombresEsquema = ReadonlyMap<number, NombreEsquema>;

/** Names for every part of a closure; unique, and the plain ones wherever nothing else claims them. */
export function computeNombres(clausura: Clausura): NombresEsquema {
  const piezas = listPiezas(clausura);
  const prefijos = computePrefijos(clausura, piezas);
  const nombres = new Map<number, Omit<NombreEsquema, 'clave'>>();
  for (const pieza of piezas) {
    const espacio = presentEspacio(clausura.espacioRaiz, pieza);
    const rivales = piezas.filter(({ elementoId }) => elementoId === pieza.elementoId);
    // Minor versions share the namespace: an older one beside a newer carries its number.
    const superada = rivales.some(({ mayor, menor }) => mayor === pieza.mayor && menor > pieza.menor);
    const antigua = superada || rivales.some(({ mayor }) => mayor > pieza.mayor);
    const sufijo = `.${formatNumero(pieza)}`;
    const plano = presentTipo(pieza) + (isTipoTomado(pieza, piezas) ? `.${pieza.tipo}` : '');
    const carpeta = `Esquemas/${pieza.carpeta}/${pieza.dominio}`;
    nombres.set(pieza.versionId, {
      espacio,
      prefijo: prefijos.get(espacio) ?? 'tns',
      tipo: superada ? plano + sufijo : plano,
      elemento: superada ? pieza.identificador + sufijo : pieza.identificador,
      ruta: `${carpeta}/${antigua ? plano + sufijo : plano}.xsd`,
      rutaIndice: `${carpeta}/_${pieza.dominio}-${pieza.mayor}.0.xsd`,
    });
  }
  return addClaves(nombres);
}

function addClaves(nombres: ReadonlyMap<number, Omit<NombreEsquema, 'clave'>>): NombresEsquema {
  const times = new Map<string, number>();
  for (const { tipo } of nombres.values()) times.set(tipo, (times.get(tipo) ?? 0) + 1);
  return new Map(
    [...nombres].map(([versionId, nombre]) => {
      const { tipo, prefijo } = nombre;
      return [versionId, { ...nombre, clave: times.get(tipo) === 1 ? tipo : `${prefijo}.${tipo}` }];
    }),
  );
}

/** The name of a part. @throws Error when the names are of another closure */
export function getNombre(nombres: NombresEsquema, versionId: number): NombreEsquema {
  const nombre = nombres.get(versionId);
  if (!nombre) throw new Error(`Version ${versionId} has no name in this closure.`);
  return nombre;
}

/** `{RAIZ}/1.0/esquemas/Comun/Ubicacion`: a minor version keeps it, a major one changes it. */
function presentEspacio(
  raiz: string,
  { mayor, carpeta, dominio }: Pick<Pieza, 'mayor' | 'carpeta' | 'dominio'>,
): string {
  return `${raiz.replace(/\/+$/, '')}/${mayor}.0/esquemas/${carpeta}/${dominio}`;
}

/** Identifier of an element as a term, in JSON-LD, Turtle and SHACL. */
export function presentIri({ espacio, elemento }: NombreEsquema): string {
  return `${espacio}#${elemento}`;
}

/** Identifier of what a composite is an instance of. */
export function presentIriClase({ espacio, tipo }: NombreEsquema): string {
  return `${espacio}#${tipo}`;
}

/** Property a part is in its composite: the element itself, or a narrower one where it has a name of its own there. */
export function presentIriParte(
  nombres: NombresEsquema,
  declaranteId: number,
  parte: ComponentePieza,
): string {
  const elemento = getNombre(nombres, parte.versionId);
  const declarante = getNombre(nombres, declaranteId);
  return parte.nombre === elemento.elemento
    ? presentIri(elemento)
    : `${declarante.espacio}#${declarante.tipo}.${parte.nombre}`;
}

function presentTipo(pieza: Pieza): string {
  const { identificador } = pieza;
  const capital = identificador.charAt(0).toUpperCase() + identificador.slice(1);
  if (pieza.tipo === 'compuesto') return `tipo${capital}`;
  return pieza.valores === null ? identificador : `enum${capital}`;
}

/** `tipoDocumento` may be the type of the composite `documento` and a simple element: the derived name gives way. */
function isTipoTomado(pieza: Pieza, piezas: readonly Pieza[]): boolean {
  const tipo = presentTipo(pieza).toLowerCase();
  if (tipo === pieza.identificador.toLowerCase()) return false;
  return piezas.some(
    (other) =>
      other.elementoId !== pieza.elementoId &&
      other.carpeta === pieza.carpeta &&
      other.dominio === pieza.dominio &&
      presentTipo(other).toLowerCase() === tipo,
  );
}

function computePrefijos(clausura: Clausura, piezas: readonly Pieza[]): Map<string, string> {
  const espacios = new Map(piezas.map((pieza) => [presentEspacio(clausura.espacioRaiz, pieza), pieza]));
  const taken = new Set(['xs', 'xsi', 'xml', 'xmlns', 'md']);
  const prefijos = new Map<string, string>();
  for (const [espacio, { prefijo, dominio, mayor }] of [...espacios].sort(([a], [b]) => compareText(a, b))) {
    const wanted = `${prefijo}-${dominio.toLowerCase()}${mayor > 1 ? mayor : ''}`;
    let chosen = wanted;
    for (let next = 2; taken.has(chosen); next++) chosen = `${wanted}-${next}`;
    taken.add(chosen);
    prefijos.set(espacio, chosen);
  }
  return prefijos;
}
