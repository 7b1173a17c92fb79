import { LOCALE } from '@marco/country/zone';
import type { PapelMensaje } from '@marco/servicios/terms';
import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';
import type {
  ContratoLeido,
  EjemploLeido,
  MensajeLeido,
  OperacionLeida,
} from '../../rules/contrato/contrato-leido.ts';
import type { EscrituraMensaje } from '../../rules/contrato/escritura.ts';
import { addMensajeXml, findMensajeXml } from './add-mensaje-xml.ts';
import { createExcedido, createIlegible, toLugar } from './contrato-rechazado.ts';
import { findAtributo, findHijo, listHijos, type NodoXml, toClave, toNombre, WSDL, XSD } from './nodo-xml.ts';
import { fromXml } from './read-arbol-mensaje.ts';
import { type CampoXsd, findDocumentacion, LectorXsd } from './read-campos-xsd.ts';
import { Declaraciones, openPedido } from './read-esquemas-xsd.ts';
import { writeEsquemaXsd } from './write-esquema-xsd.ts';

const SOAP = ['http://schemas.xmlsoap.org/wsdl/soap/', 'http://schemas.xmlsoap.org/wsdl/soap12/'];
const PAPELES: Readonly<Record<string, PapelMensaje>> = {
  input: 'peticion',
  output: 'respuesta',
  fault: 'error',
};

/** Files of a contract of SOAP, read one by one. */
export interface PaqueteXml {
  readonly principal: NodoXml;
  open(ruta: string): NodoXml | undefined;
  /** Files nothing asked for: messages that are shown as examples. */
  listSueltos(): readonly NodoXml[];
}

/**
 * What a WSDL 1.1 with its schemas says.
 *
 * @throws ContratoRechazado
 */
export function readWsdl(paquete: PaqueteXml): ContratoLeido {
  requireWsdl(paquete.principal);
  return new LectorWsdl(paquete).read();
}

function requireWsdl({ espacio, nombre, archivo, linea }: NodoXml): void {
  if (espacio === WSDL && nombre === 'definitions') return;
  throw createIlegible(toLugar(archivo, linea), {
    encontrado:
      espacio === 'http://www.w3.org/ns/wsdl'
        ? 'WSDL 2.0'
        : `Un documento que empieza por «${nombre.slice(0, 80)}»`,
    esperado: 'WSDL 1.1, que empieza por «definitions»',
    correccion: 'Cargue el WSDL 1.1 del servicio, o un ZIP con él y sus XSD.',
  });
}

/** A part of a message: an element, or a type, which is written in a way that is not followed here. */
interface ParteLeida {
  readonly campos: readonly CampoXsd[];
  readonly raiz: EscrituraMensaje['raiz'];
  readonly ejemplos: readonly NodoXml[];
}

class LectorWsdl {
  private readonly paquete: PaqueteXml;
  private readonly declaraciones: Declaraciones;
  private readonly lector: LectorXsd;
  /** The WSDL and those it imports. */
  private readonly definiciones: NodoXml[] = [];
  private readonly mensajes = new Map<string, NodoXml>();
  private readonly ejemplos: EjemploLeido[] = [];
  private readonly asincronos: ContratoLeido['asincronos'][number][] = [];
  private sueltos: readonly NodoXml[] = [];

  constructor(paquete: PaqueteXml) {
    this.paquete = paquete;
    this.declaraciones = new Declaraciones((ruta) => paquete.open(ruta));
    this.lector = new LectorXsd(this.declaraciones);
  }

  read(): ContratoLeido {
    const { principal } = this.paquete;
    this.addDefiniciones(principal, new Set());
    this.sueltos = this.paquete.listSueltos();
    const operaciones = this.listOperaciones();
    return {
      formato: 'wsdl-1.1',
      tecnologia: 'soap',
      lugar: toLugar(principal.archivo, principal.linea),
      servidores: this.listServidores(),
      operaciones,
      asincronos: this.asincronos,
      ejemplos: this.ejemplos,
      cortes: this.lector.cortes,
    };
  }

  private addDefiniciones(definicion: NodoXml, vistas: Set<string>): void {
    this.definiciones.push(definicion);
    for (const tipos of listHijos(definicion, WSDL, 'types'))
      for (const esquema of listHijos(tipos, XSD, 'schema')) this.declaraciones.addEsquema(esquema);
    const espacio = findAtributo(definicion, 'targetNamespace') ?? '';
    for (const mensaje of listHijos(definicion, WSDL, 'message'))
      this.mensajes.set(toClave({ espacio, nombre: findAtributo(mensaje, 'name') ?? '' }), mensaje);
    for (const pedido of listHijos(definicion, WSDL, 'import')) {
      const { ruta, nodo } = openPedido(pedido, findAtributo(pedido, 'location') ?? '', (suya) =>
        this.paquete.open(suya),
      );
      if (vistas.has(ruta)) continue;
      vistas.add(ruta);
      if (nodo.espacio === XSD) this.declaraciones.addEsquema(nodo);
      else this.addDefiniciones(nodo, vistas);
    }
  }

  private listServidores(): ContratoLeido['servidores'] {
    return this.definiciones
      .flatMap((definicion) => listHijos(definicion, WSDL, 'service'))
      .flatMap((servicio) => listHijos(servicio, WSDL, 'port'))
      .flatMap((puerto) => puerto.hijos)
      .filter(({ espacio, nombre }) => SOAP.includes(espacio) && nombre === 'address')
      .map((nodo) => ({
        url: findAtributo(nodo, 'location') ?? '',
        lugar: toLugar(nodo.archivo, nodo.linea, 'service'),
      }));
  }

  /** Of the port types that travel by SOAP; of all where no binding says it. */
  private listOperaciones(): OperacionLeida[] {
    const enlaces = this.definiciones
      .flatMap((definicion) => listHijos(definicion, WSDL, 'binding'))
      .filter(({ hijos }) =>
        hijos.some(({ espacio, nombre }) => SOAP.includes(espacio) && nombre === 'binding'),
      );
    const puertos = new Set(
      enlaces.map((enlace) => toNombre(enlace, findAtributo(enlace, 'type') ?? '').nombre),
    );
    const operaciones = this.definiciones
      .flatMap((definicion) => listHijos(definicion, WSDL, 'portType'))
      .filter((puerto) => puertos.size === 0 || puertos.has(findAtributo(puerto, 'name') ?? ''))
      .flatMap((puerto) => listHijos(puerto, WSDL, 'operation'));
    const deMas = operaciones[LIMITES_CONTRATO.operaciones];
    if (deMas)
      throw createExcedido(toLugar(deMas.archivo, deMas.linea), {
        encontrado: `Más de ${LIMITES_CONTRATO.operaciones.toLocaleString(LOCALE)} operaciones`,
        esperado: `Máximo ${LIMITES_CONTRATO.operaciones.toLocaleString(LOCALE)} operaciones en un contrato`,
        correccion: 'Divida el contrato: uno para cada servicio.',
      });
    return operaciones.map((operacion) => this.readOperacion(operacion));
  }

  private readOperacion(operacion: NodoXml): OperacionLeida {
    const codigo = findAtributo(operacion, 'name') ?? '';
    const lugar = toLugar(operacion.archivo, operacion.linea, codigo);
    const falta = ['input', 'output'].find((papel) => !findHijo(operacion, WSDL, papel));
    if (falta)
      this.asincronos.push({
        que: falta === 'output' ? 'Una operación sin respuesta' : 'Una operación que avisa sin petición',
        lugar,
      });
    return {
      codigo,
      lugar,
      metodo: null,
      direccion: null,
      descripcion: findHijo(operacion, WSDL, 'documentation')?.texto || findDocumentacion(operacion),
      mensajes: listHijos(operacion, WSDL, 'input', 'output', 'fault').map((uno) =>
        this.readMensaje(uno, codigo),
      ),
    };
  }

  private readMensaje(uno: NodoXml, codigo: string): MensajeLeido {
    const papel = PAPELES[uno.nombre] ?? 'error';
    const nombre = toNombre(uno, findAtributo(uno, 'message') ?? '');
    const mensaje = this.mensajes.get(toClave(nombre));
    if (!mensaje)
      throw createIlegible(toLugar(uno.archivo, uno.linea, codigo), {
        encontrado: `El mensaje «${nombre.nombre.slice(0, 100)}» no está en el contrato`,
        esperado: 'Cada mensaje de una operación, declarado con «message»',
        correccion: 'Agregue el mensaje o corrija su nombre.',
      });
    const partes = listHijos(mensaje, WSDL, 'part').map((parte) => this.readParte(parte));
    const campos = partes.flatMap((parte) => parte.campos);
    const [sola] = partes;
    return {
      papel,
      nombre: nombre.nombre,
      lugar: toLugar(uno.archivo, uno.linea, `${codigo} › ${nombre.nombre}`),
      campos,
      estructuraAceptada: papel !== 'error' || campos.some(({ nombre: suyo }) => /^c[oó]d/i.test(suyo)),
      escritura: partes.length === 1 && sola?.raiz ? this.toEscritura(sola.raiz, sola.ejemplos) : null,
    };
  }

  private toEscritura(
    raiz: NonNullable<EscrituraMensaje['raiz']>,
    ejemplos: readonly NodoXml[],
  ): EscrituraMensaje {
    return {
      forma: 'xml',
      parametros: 0,
      cuerpoEsLista: false,
      raiz,
      ejemplos: ejemplos.map((ejemplo) => ({
        lugar: toLugar(ejemplo.archivo, ejemplo.linea, ejemplo.nombre),
        list: () => [fromXml(ejemplo)],
      })),
      createEsquema: () => writeEsquemaXsd(this.declaraciones.listEsquemas()),
    };
  }

  private readParte(parte: NodoXml): ParteLeida {
    const elemento = findAtributo(parte, 'element');
    if (elemento !== null) {
      const nombre = toNombre(parte, elemento);
      const { campos, esCampo } = this.lector.readMensaje(parte, nombre);
      const ejemplos = this.sueltos.flatMap((suelto) => findMensajeXml(suelto, nombre) ?? []);
      for (const ejemplo of ejemplos) this.ejemplos.push(...addMensajeXml(ejemplo, campos));
      return { campos, raiz: { ...nombre, esCampo }, ejemplos };
    }
    const tipo = findAtributo(parte, 'type');
    if (tipo === null) return { campos: [], raiz: null, ejemplos: [] };
    const campo = this.lector.readParte(parte, toNombre(parte, tipo), findAtributo(parte, 'name') ?? '');
    return { campos: [campo], raiz: null, ejemplos: [] };
  }
}
