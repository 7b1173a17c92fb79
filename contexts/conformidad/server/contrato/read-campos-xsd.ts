import { LOCALE } from '@marco/country/zone';
import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';
import type { CampoContrato, EjemploLeido } from '../../rules/contrato/contrato-leido.ts';
import type { FormaCampo } from '../../rules/contrato/escritura.ts';
import { ESPACIO_ABIERTO, type EspacioValores } from '../../rules/contrato/espacio-valores.ts';
import type { Lugar } from '../../rules/contrato/sitio.ts';
import { createExcedido, createIlegible, toLugar } from './contrato-rechazado.ts';
import {
  findAtributo,
  findHijo,
  listHijos,
  type NodoXml,
  type NombreXml,
  toNombre,
  XSD,
} from './nodo-xml.ts';
import type { AmbitoXsd, Declaraciones, DeclaracionXsd } from './read-esquemas-xsd.ts';
import { readRestriccion, readValoresPropios } from './read-valores-xsd.ts';

export interface CampoXsd extends CampoContrato {
  readonly ejemplos: EjemploLeido[];
  readonly hijos: CampoXsd[];
}

/** What a group of elements around a field says of it. */
interface Alrededor {
  readonly ruta: string;
  readonly opcional: boolean;
  readonly repite: boolean;
}

interface Tipo {
  readonly valores: EspacioValores;
  readonly hijos: CampoXsd[];
  /** Namespace where it is declared; null for an own type of XSD, or one without a name. */
  readonly espacio: string | null;
  readonly descripcion: string | null;
}

const GRUPOS = ['sequence', 'choice', 'all', 'group', 'attribute', 'attributeGroup', 'element'];

/** Makes fields of the elements of a schema; a type inside itself is told once. */
export class LectorXsd {
  private readonly declaraciones: Declaraciones;
  private readonly activos = new Set<NodoXml>();
  /** Places whose type was not read again. */
  readonly cortes: Lugar[] = [];
  private cuantos = 0;

  constructor(declaraciones: Declaraciones) {
    this.declaraciones = declaraciones;
  }

  /** The fields of a message that is one element: those inside it, or itself where it is simple. */
  readMensaje(desde: NodoXml, nombre: NombreXml): { readonly campos: CampoXsd[]; readonly esCampo: boolean } {
    const { nodo, ambito } = this.getDeclarado('element', nombre, desde);
    const campo = this.readElemento(nodo, ambito, { ruta: '', opcional: false, repite: false });
    const esCampo = campo.hijos.length === 0 && campo.valores.base !== 'compuesto';
    return { campos: esCampo ? [campo] : campo.hijos, esCampo };
  }

  /** A part of a message that says its type. */
  readParte(parte: NodoXml, tipo: NombreXml, nombre: string): CampoXsd {
    const lugar = toLugar(parte.archivo, parte.linea, nombre);
    return this.toCampo(parte, nombre, lugar, {
      ...this.readTipoNombrado(tipo, parte, lugar),
      forma: { esLista: false, esAtributo: false, espacio: '' },
      obligatorio: true,
      maximo: 1,
    });
  }

  private getDeclarado(
    kind: 'element' | 'type' | 'group' | 'attributeGroup' | 'attribute',
    nombre: NombreXml,
    desde: NodoXml,
  ): DeclaracionXsd {
    const suyo = this.declaraciones.find(kind, nombre);
    if (suyo) return suyo;
    throw createIlegible(toLugar(desde.archivo, desde.linea, nombre.nombre), {
      encontrado: `«${nombre.nombre.slice(0, 100)}» no está declarado en el espacio «${nombre.espacio.slice(0, 150)}»`,
      esperado: 'Cada elemento y tipo que se usa, declarado en el contrato',
      correccion: 'Agregue el esquema que lo declara, o corrija el prefijo o el nombre.',
    });
  }

  private readElemento(escrito: NodoXml, suyo: AmbitoXsd, alrededor: Alrededor): CampoXsd {
    this.count(escrito);
    const referido = findAtributo(escrito, 'ref');
    const { nodo, ambito } = referido
      ? this.getDeclarado('element', toNombre(escrito, referido), escrito)
      : { nodo: escrito, ambito: suyo };
    const nombre = findAtributo(nodo, 'name') ?? '';
    const ruta = alrededor.ruta === '' ? nombre : `${alrededor.ruta} › ${nombre}`;
    const lugar = toLugar(escrito.archivo, escrito.linea, ruta);
    const maximo = findAtributo(escrito, 'maxOccurs') ?? '1';
    return this.toCampo(nodo, nombre, lugar, {
      ...this.readTipo(nodo, ambito, lugar),
      forma: toForma(nodo, ambito, referido === null ? 'elemento' : 'global'),
      obligatorio: !alrededor.opcional && findAtributo(escrito, 'minOccurs') !== '0',
      maximo: alrededor.repite || maximo === 'unbounded' ? null : Number(maximo) || 1,
    });
  }

  private toCampo(
    nodo: NodoXml,
    nombre: string,
    lugar: Lugar,
    {
      valores,
      hijos,
      espacio,
      descripcion,
      forma,
      obligatorio,
      maximo,
    }: Tipo & Pick<CampoContrato, 'forma' | 'obligatorio' | 'maximo'>,
  ): CampoXsd {
    return {
      nombre,
      espacio,
      oid: nodo.ajenos.get('oid') ?? null,
      lugar,
      forma,
      valores,
      obligatorio,
      maximo,
      anulable: ['true', '1'].includes(findAtributo(nodo, 'nillable') ?? ''),
      descripcion: findDocumentacion(nodo) ?? descripcion,
      ejemplos: [],
      hijos,
    };
  }

  private count(nodo: NodoXml): void {
    this.cuantos += 1;
    if (this.cuantos > LIMITES_CONTRATO.campos)
      throw createExcedido(toLugar(nodo.archivo, nodo.linea), {
        encontrado: `Más de ${LIMITES_CONTRATO.campos.toLocaleString(LOCALE)} campos al seguir los tipos`,
        esperado: `Máximo ${LIMITES_CONTRATO.campos.toLocaleString(LOCALE)} campos en todos los mensajes`,
        correccion: 'Divida el contrato o quite estructuras que se repiten unas dentro de otras.',
      });
  }

  private readTipo(nodo: NodoXml, ambito: AmbitoXsd, lugar: Lugar): Tipo {
    const nombrado = findAtributo(nodo, 'type');
    if (nombrado !== null) return this.readTipoNombrado(toNombre(nodo, nombrado), nodo, lugar);
    const propio = findHijo(nodo, XSD, 'simpleType', 'complexType');
    if (!propio) return toTipo({ ...ESPACIO_ABIERTO, lugares: { base: lugar } });
    return this.readDefinicion({ nodo: propio, ambito }, lugar);
  }

  private readTipoNombrado(nombre: NombreXml, desde: NodoXml, lugar: Lugar): Tipo {
    if (nombre.espacio === XSD) return toTipo(readValoresPropios(nombre.nombre, lugar));
    const declarado = this.getDeclarado('type', nombre, desde);
    return { ...this.readDefinicion(declarado, lugar), espacio: nombre.espacio };
  }

  private readDefinicion(declarado: DeclaracionXsd, lugar: Lugar): Tipo {
    const { nodo } = declarado;
    if (this.activos.has(nodo) || this.activos.size > LIMITES_CONTRATO.profundidad) {
      this.cortes.push(lugar);
      return toTipo({ ...ESPACIO_ABIERTO, base: 'compuesto', lugares: { base: lugar } });
    }
    this.activos.add(nodo);
    try {
      const tipo =
        nodo.nombre === 'simpleType'
          ? this.readSimple(declarado, lugar)
          : this.readCompuesto(declarado, lugar);
      return { ...tipo, espacio: null, descripcion: findDocumentacion(nodo) };
    } finally {
      this.activos.delete(nodo);
    }
  }

  private readSimple({ nodo, ambito }: DeclaracionXsd, lugar: Lugar): Tipo {
    const restriccion = findHijo(nodo, XSD, 'restriction');
    // A list or a union is written as text; what it holds is not compared.
    if (!restriccion) return toTipo({ ...ESPACIO_ABIERTO, base: 'texto', lugares: { base: lugar } });
    const base = this.readBase(restriccion, ambito, lugar);
    return toTipo(this.restrict(base.valores, restriccion, lugar));
  }

  private restrict(base: EspacioValores, restriccion: NodoXml, lugar: Lugar): EspacioValores {
    return readRestriccion(base, restriccion, (linea) => ({ ...lugar, archivo: restriccion.archivo, linea }));
  }

  private readBase(derivacion: NodoXml, ambito: AmbitoXsd, lugar: Lugar): Tipo {
    const base = findAtributo(derivacion, 'base');
    if (base !== null) return this.readTipoNombrado(toNombre(derivacion, base), derivacion, lugar);
    const propio = findHijo(derivacion, XSD, 'simpleType');
    return propio ? this.readDefinicion({ nodo: propio, ambito }, lugar) : toTipo(ESPACIO_ABIERTO);
  }

  private readCompuesto({ nodo, ambito }: DeclaracionXsd, lugar: Lugar): Tipo {
    const alrededor = { ruta: findAtributo(nodo, 'name') ?? lugar.ruta, opcional: false, repite: false };
    const contenido = findHijo(nodo, XSD, 'complexContent', 'simpleContent');
    const derivacion = contenido && findHijo(contenido, XSD, 'extension', 'restriction');
    if (!derivacion) {
      const hijos = this.listGrupo(nodo, ambito, alrededor);
      return toTipo({ ...ESPACIO_ABIERTO, base: 'compuesto', lugares: { base: lugar } }, hijos);
    }
    const base = this.readBase(derivacion, ambito, lugar);
    const propios = this.listGrupo(derivacion, ambito, alrededor);
    if (contenido.nombre === 'simpleContent')
      return toTipo(this.restrict(base.valores, derivacion, lugar), propios);
    const heredados = derivacion.nombre === 'extension' ? base.hijos : [];
    return toTipo({ ...ESPACIO_ABIERTO, base: 'compuesto', lugares: { base: lugar } }, [
      ...heredados,
      ...propios,
    ]);
  }

  /** Elements and attributes inside a type or a group, whatever holds them together. */
  private listGrupo(grupo: NodoXml, ambito: AmbitoXsd, alrededor: Alrededor): CampoXsd[] {
    return listHijos(grupo, XSD, ...GRUPOS).flatMap((hijo) => {
      if (hijo.nombre === 'element') return [this.readElemento(hijo, ambito, alrededor)];
      if (hijo.nombre === 'attribute') return this.readAtributo(hijo, ambito, alrededor.ruta);
      const suyo: Alrededor = {
        ...alrededor,
        opcional: alrededor.opcional || hijo.nombre === 'choice' || findAtributo(hijo, 'minOccurs') === '0',
        repite: alrededor.repite || !['1', null].includes(findAtributo(hijo, 'maxOccurs')),
      };
      const referido = findAtributo(hijo, 'ref');
      return referido === null ? this.listGrupo(hijo, ambito, suyo) : this.listReferido(hijo, referido, suyo);
    });
  }

  private listReferido(hijo: NodoXml, referido: string, alrededor: Alrededor): CampoXsd[] {
    const kind = hijo.nombre === 'group' ? 'group' : 'attributeGroup';
    const { nodo, ambito } = this.getDeclarado(kind, toNombre(hijo, referido), hijo);
    if (this.activos.has(nodo)) return [];
    this.activos.add(nodo);
    try {
      return this.listGrupo(nodo, ambito, alrededor);
    } finally {
      this.activos.delete(nodo);
    }
  }

  private readAtributo(escrito: NodoXml, ambito: AmbitoXsd, ruta: string): CampoXsd[] {
    const nombre = findAtributo(escrito, 'name');
    if (nombre === null || findAtributo(escrito, 'use') === 'prohibited') return [];
    this.count(escrito);
    const lugar = toLugar(escrito.archivo, escrito.linea, `${ruta} › ${nombre}`);
    const obligatorio = findAtributo(escrito, 'use') === 'required';
    return [
      this.toCampo(escrito, nombre, lugar, {
        ...this.readTipo(escrito, ambito, lugar),
        forma: toForma(escrito, ambito, 'atributo'),
        obligatorio,
        maximo: 1,
      }),
    ];
  }
}

/** How what is declared is named in a message: what stands at the top of a schema is always of its namespace. */
function toForma(nodo: NodoXml, ambito: AmbitoXsd, donde: 'global' | 'elemento' | 'atributo'): FormaCampo {
  const esAtributo = donde === 'atributo';
  const deTodos = esAtributo ? ambito.atributosCalificados : ambito.elementosCalificados;
  const propia = findAtributo(nodo, 'form');
  const esCalificado = donde === 'global' || (propia === null ? deTodos : propia === 'qualified');
  return { esLista: false, esAtributo, espacio: esCalificado ? ambito.espacio : '' };
}

function toTipo(valores: EspacioValores, hijos: CampoXsd[] = []): Tipo {
  return { valores, hijos, espacio: null, descripcion: null };
}

/** What `xs:documentation` says of a declaration. */
export function findDocumentacion(nodo: NodoXml): string | null {
  const anotacion = findHijo(nodo, XSD, 'annotation');
  return (anotacion && findHijo(anotacion, XSD, 'documentation')?.texto) || null;
}
