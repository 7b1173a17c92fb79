import { createExcedido, createIlegible, toLugar } from './contrato-rechazado.ts';
import { findAtributo, type NodoXml, type NombreXml, toClave, XSD } from './nodo-xml.ts';

/** What a schema says of the names in it. */
export interface AmbitoXsd {
  readonly espacio: string;
  /** Whether what is declared inside of others is of the namespace too. */
  readonly elementosCalificados: boolean;
  readonly atributosCalificados: boolean;
}

/** A declaration of a schema, with what its names are. */
export interface DeclaracionXsd {
  readonly nodo: NodoXml;
  readonly ambito: AmbitoXsd;
}

/** A schema of a contract, with the namespace it is read for. */
export interface EsquemaDeContrato {
  readonly nodo: NodoXml;
  readonly espacio: string;
}

const DE_LA_VERSION_1_1 = [
  'assert',
  'assertion',
  'alternative',
  'openContent',
  'defaultOpenContent',
  'override',
];

/** Everything the schemas of a contract declare at their top, by kind and name. */
export class Declaraciones {
  private readonly todas = new Map<string, DeclaracionXsd>();
  private readonly leidos = new Set<string>();
  private readonly esquemas: EsquemaDeContrato[] = [];
  private readonly open: (ruta: string) => NodoXml | undefined;

  /** @param open a file of the package; undefined where there is none of that path */
  constructor(open: (ruta: string) => NodoXml | undefined) {
    this.open = open;
  }

  find(
    kind: 'element' | 'type' | 'group' | 'attributeGroup' | 'attribute',
    nombre: NombreXml,
  ): DeclaracionXsd | undefined {
    return this.todas.get(`${kind} ${toClave(nombre)}`);
  }

  listEsquemas(): readonly EsquemaDeContrato[] {
    return this.esquemas;
  }

  /** Adds a schema and what it includes and imports. @param espacio where it says none of its own */
  addEsquema(esquema: NodoXml, espacio = ''): void {
    const suyo = findAtributo(esquema, 'targetNamespace') ?? espacio;
    this.esquemas.push({ nodo: esquema, espacio: suyo });
    const ambito: AmbitoXsd = {
      espacio: suyo,
      elementosCalificados: findAtributo(esquema, 'elementFormDefault') === 'qualified',
      atributosCalificados: findAtributo(esquema, 'attributeFormDefault') === 'qualified',
    };
    for (const hijo of esquema.hijos) {
      if (hijo.espacio !== XSD) continue;
      requireVersion1(hijo);
      if (['include', 'import', 'redefine'].includes(hijo.nombre)) this.addPedido(hijo, suyo);
      const kind = hijo.nombre === 'simpleType' || hijo.nombre === 'complexType' ? 'type' : hijo.nombre;
      const nombre = findAtributo(hijo, 'name');
      if (nombre !== null)
        this.todas.set(`${kind} ${toClave({ espacio: suyo, nombre })}`, { nodo: hijo, ambito });
    }
  }

  private addPedido(pedido: NodoXml, espacio: string): void {
    const direccion = findAtributo(pedido, 'schemaLocation');
    if (direccion === null) return;
    const { ruta, nodo } = openPedido(pedido, direccion, this.open);
    const clave = `${ruta} ${pedido.nombre === 'import' ? '' : espacio}`;
    if (this.leidos.has(clave)) return;
    this.leidos.add(clave);
    this.addEsquema(nodo, pedido.nombre === 'import' ? '' : espacio);
  }
}

/**
 * A file another one asks for.
 *
 * @throws ContratoRechazado where it is not in the package
 */
export function openPedido(
  pedido: NodoXml,
  direccion: string,
  open: (ruta: string) => NodoXml | undefined,
): { readonly ruta: string; readonly nodo: NodoXml } {
  const ruta = toRuta(pedido.archivo, direccion);
  const nodo = ruta === null ? undefined : open(ruta);
  if (ruta !== null && nodo) return { ruta, nodo };
  throw createExcedido(toLugar(pedido.archivo, pedido.linea, pedido.nombre), {
    encontrado: `Pide un archivo que no viene en el contrato: «${direccion.slice(0, 200)}»`,
    esperado: 'Todos los archivos en un ZIP, con rutas relativas',
    correccion: 'Cargue un ZIP con el WSDL y sus XSD. El banco no consulta la red.',
  });
}

/** The path inside the package; null where it leads out of it. */
function toRuta(desde: string | null, direccion: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/|^\\/i.test(direccion)) return null;
  const pasos = (desde ?? '').split('/').slice(0, -1);
  for (const paso of direccion.split(/[\\/]/)) {
    if (paso === '..') {
      if (pasos.length === 0) return null;
      pasos.pop();
    } else if (paso !== '.' && paso !== '') pasos.push(paso);
  }
  return pasos.join('/');
}

function requireVersion1(nodo: NodoXml): void {
  const pendientes = [nodo];
  for (let uno = pendientes.pop(); uno; uno = pendientes.pop()) {
    if (uno.espacio === XSD && DE_LA_VERSION_1_1.includes(uno.nombre))
      throw createIlegible(toLugar(uno.archivo, uno.linea, uno.nombre), {
        encontrado: `«${uno.nombre}», que es de XML Schema 1.1`,
        esperado: 'XML Schema 1.0',
        correccion: 'Escriba la regla con las facetas de XML Schema 1.0.',
      });
    pendientes.push(...uno.hijos);
  }
}
