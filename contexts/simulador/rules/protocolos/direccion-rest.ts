/** A place of a petition as a contract has it. */
export interface LugarPedido {
  readonly nombre: string;
  /** Names of the field of the operation it stands for, from the outside in; null where it stands for none. */
  readonly campo: readonly string[] | null;
  readonly hijos: readonly LugarPedido[];
}

/** Where a contract has an operation called. */
export interface DireccionRest {
  /** Null for the only one of a version that names none. */
  readonly operacion: string | null;
  readonly metodo: string;
  /** As OpenAPI writes it: `/personas/{id}`. */
  readonly direccion: string;
  /** Status of a right answer; null where the contract says no exact one. */
  readonly exito: number | null;
  readonly parametros: readonly LugarPedido[];
  readonly cuerpo: readonly LugarPedido[];
}

/** An address that was called, with what stands in it where the contract has names between braces. */
export interface DireccionHallada<Direccion extends DireccionRest = DireccionRest> {
  readonly direccion: Direccion;
  readonly valores: ReadonlyMap<string, string>;
}

/**
 * The operations an address may be for. Where several are written for it, those that leave the fewest names open: so is
 * `/personas/buscar` no person (OpenAPI 3.1 §4.8.8).
 *
 * @param partes names of the address that was called, decoded
 */
export function findDirecciones<Direccion extends DireccionRest>(
  direcciones: readonly Direccion[],
  partes: readonly string[],
): readonly DireccionHallada<Direccion>[] {
  const halladas = direcciones.flatMap((direccion) => {
    const valores = readDireccion(direccion.direccion, partes);
    return valores ? [{ direccion, valores }] : [];
  });
  const menos = Math.min(...halladas.map(({ valores }) => valores.size));
  return halladas.filter(({ valores }) => valores.size === menos);
}

/** What the names between braces stand for in an address; undefined where it is another one. */
export function readDireccion(
  plantilla: string,
  partes: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const escritas = plantilla.split('/').filter(Boolean);
  if (escritas.length !== partes.length) return undefined;
  const valores = new Map<string, string>();
  return escritas.every((escrita, at) => readParte(escrita, partes[at] ?? '', valores)) ? valores : undefined;
}

/** Reads one part from left to right, without going back: no address takes long. */
function readParte(escrita: string, dicha: string, valores: Map<string, string>): boolean {
  const [principio = '', ...trozos] = escrita.split(/\{([^{}]+)\}/);
  if (!dicha.startsWith(principio)) return false;
  let at = principio.length;
  for (let trozo = 0; trozo < trozos.length; trozo += 2) {
    const [nombre = '', literal = ''] = trozos.slice(trozo, trozo + 2);
    const esUltimo = trozo + 2 >= trozos.length;
    // A value has a letter at least.
    const end = esUltimo ? dicha.length - literal.length : dicha.indexOf(literal, at + 1);
    if (end <= at || !dicha.startsWith(literal, end)) return false;
    valores.set(nombre, dicha.slice(at, end));
    at = end + literal.length;
  }
  return at === dicha.length;
}

/**
 * Fields of an address by the names the operation has for them; what the contract has for nothing is left out.
 *
 * @param findCampo the field a name stands for where the contract says of no field that it does
 */
export function translateParametros(
  { parametros }: Pick<DireccionRest, 'parametros'>,
  dichos: Iterable<readonly [nombre: string, texto: string]>,
  findCampo: (nombre: string) => readonly string[] | undefined,
): readonly (readonly [nombre: string, texto: string])[] {
  const porNombre = new Map(parametros.map((lugar) => [lugar.nombre, lugar]));
  return [...dichos].flatMap(([nombre, texto]) => {
    const lugar = porNombre.get(nombre);
    // What no contract names stays as it is, so that the validator tells it.
    if (!lugar) return [[nombre, texto] as const];
    const campo = lugar.campo ?? findCampo(nombre);
    return campo ? [[campo.join('.'), texto] as const] : [];
  });
}

type Objeto = Record<string, unknown>;

const isObjeto = (valor: unknown): valor is Objeto =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** Whether a body says the same in the names of the contract and in those of the operation. */
export function isMismoCuerpo(lugares: readonly LugarPedido[], encima: readonly string[] = []): boolean {
  return lugares.every(({ nombre, campo, hijos }) => {
    const suyo = [...encima, nombre];
    const esMismo =
      campo !== null && campo.length === suyo.length && campo.every((uno, at) => uno === suyo[at]);
    return esMismo && isMismoCuerpo(hijos, suyo);
  });
}

/**
 * Writes a body of the contract with the names of the operation: each value where its field is, whatever stands around it.
 * What the contract has for no field is left out; what it does not name stays, so that the validator tells it.
 *
 * @param destino the petition, to which it is added
 */
export function translateCuerpo(cuerpo: Objeto, lugares: readonly LugarPedido[], destino: Objeto): void {
  new Traduccion(destino).add(cuerpo, lugares, { destino, campo: [] });
}

/** Where fields are written, and of which field that is. */
interface Ambito {
  readonly destino: Objeto;
  readonly campo: readonly string[];
}

class Traduccion {
  private readonly raiz: Objeto;

  constructor(raiz: Objeto) {
    this.raiz = raiz;
  }

  add(objeto: Objeto, lugares: readonly LugarPedido[], ambito: Ambito): void {
    const porNombre = new Map(lugares.map((lugar) => [lugar.nombre, lugar]));
    for (const [nombre, valor] of Object.entries(objeto)) {
      const lugar = porNombre.get(nombre);
      if (!lugar) ambito.destino[nombre] = valor;
      else if (lugar.campo) this.addCampo(valor, lugar, lugar.campo, ambito);
      else if (lugar.hijos.length > 0 && isObjeto(valor)) this.add(valor, lugar.hijos, ambito);
    }
  }

  private addCampo(
    valor: unknown,
    { hijos }: LugarPedido,
    campo: readonly string[],
    { destino, campo: encima }: Ambito,
  ): void {
    const esDentro = encima.every((uno, at) => uno === campo[at]);
    const convert = (uno: unknown): unknown => {
      if (!isObjeto(uno)) return uno;
      const propio: Objeto = Object.create(null);
      this.add(uno, hijos, { destino: propio, campo });
      return propio;
    };
    const convertido = Array.isArray(valor) ? valor.map(convert) : convert(valor);
    put(esDentro ? destino : this.raiz, esDentro ? campo.slice(encima.length) : campo, convertido);
  }
}

function put(objeto: Objeto, [nombre = '', ...resto]: readonly string[], valor: unknown): void {
  if (resto.length === 0) {
    const known = objeto[nombre];
    objeto[nombre] = isObjeto(known) && isObjeto(valor) ? Object.assign(known, valor) : valor;
    return;
  }
  const known = objeto[nombre];
  const dentro: Objeto = isObjeto(known) ? known : Object.create(null);
  objeto[nombre] = dentro;
  put(dentro, resto, valor);
}
