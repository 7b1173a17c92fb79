import { readXml } from './read-xml.ts';

/** Where a node stands in the text, and its path as people read it. */
export interface NodoUbicado {
  readonly posicion: number;
  readonly ruta: string;
  readonly nombre: string;
}

interface Rama {
  readonly hijas: Map<string, Rama>;
  /** Paths that end here, as the engine writes them. */
  readonly rutas: string[];
}

interface Marco {
  readonly rama: Rama;
  readonly ruta: string;
  hijos: number;
  readonly porNombre: Map<string, number>;
}

/**
 * Finds the elements the engine names by paths such as `/p:a[2]/*[3]` (`*` where they have the default namespace).
 * One walk over the text, however many they are; only children of nodes on a way are counted.
 */
export function findNodos(texto: string, rutas: readonly string[]): Map<string, NodoUbicado> {
  const ubicados = new Map<string, NodoUbicado>();
  const pila: (Marco | null)[] = [createMarco(createRamas(rutas), '')];
  let faltan = new Set(rutas).size;
  readXml(texto, {
    abre: ({ nombre, inicio }) => {
      const padre = pila.at(-1) ?? null;
      const rama = padre && descend(padre, nombre);
      if (!padre || !rama) {
        pila.push(null);
        return true;
      }
      const numero = padre.porNombre.get(nombre) ?? 1;
      const ruta = `${padre.ruta}/${nombre}${numero > 1 ? `[${numero}]` : ''}`;
      for (const buscada of rama.rutas) ubicados.set(buscada, { posicion: inicio, ruta, nombre });
      faltan -= rama.rutas.length;
      pila.push(createMarco(rama, ruta));
      return faltan > 0;
    },
    cierra: () => {
      pila.pop();
    },
  });
  return ubicados;
}

const createMarco = (rama: Rama, ruta: string): Marco => ({ rama, ruta, hijos: 0, porNombre: new Map() });

function descend(padre: Marco, nombre: string): Rama | undefined {
  padre.hijos += 1;
  const numero = (padre.porNombre.get(nombre) ?? 0) + 1;
  padre.porNombre.set(nombre, numero);
  return padre.rama.hijas.get(`*[${padre.hijos}]`) ?? padre.rama.hijas.get(`${nombre}[${numero}]`);
}

function createRamas(rutas: readonly string[]): Rama {
  const raiz: Rama = { hijas: new Map(), rutas: [] };
  for (const ruta of new Set(rutas)) {
    let rama = raiz;
    for (const paso of ruta.split('/').filter((parte) => parte !== '' && !parte.startsWith('@'))) {
      // A lone child has no number.
      const clave = paso.endsWith(']') ? paso : `${paso}[1]`;
      const siguiente = rama.hijas.get(clave) ?? { hijas: new Map(), rutas: [] };
      rama.hijas.set(clave, siguiente);
      rama = siguiente;
    }
    rama.rutas.push(ruta);
  }
  return raiz;
}
