import { LOCALE } from '@marco/country/zone';
import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';
import type { CampoContrato, EjemploLeido } from '../../rules/contrato/contrato-leido.ts';
import { EN_JSON } from '../../rules/contrato/escritura.ts';
import type { Lugar } from '../../rules/contrato/sitio.ts';
import { createExcedido, toLugar } from './contrato-rechazado.ts';
import {
  type Entrada,
  findEntrada,
  findNodo,
  findNumero,
  findTexto,
  isCierto,
  listEntradas,
  listTextos,
  listValores,
  type Nodo,
} from './nodo.ts';
import { readValoresJson } from './read-valores-json.ts';
import type { Referencias } from './referencias.ts';

/** Fields as they are gathered: examples of a message are shared out when it is whole. */
export interface CampoReunido extends CampoContrato {
  readonly ejemplos: EjemploLeido[];
  readonly hijos: CampoReunido[];
}

interface Nombrado {
  readonly nombre: string;
  /** Of the name of the field. */
  readonly linea: number;
  readonly obligatorio: boolean;
  /** Names around it. */
  readonly ruta: string;
}

/** A schema with what it is made of: `allOf` is all of it, one of the alternatives is some of it. */
interface Esquema {
  readonly partes: Nodo[];
  readonly alternativas: Nodo[];
  readonly nombre: string | null;
  readonly nulo: boolean;
}

/** Makes fields of schemas, references followed; a schema inside itself is told once. */
export class LectorCampos {
  private readonly referencias: Referencias;
  /** Schemas the present one stands in. */
  private readonly activos = new Set<Nodo>();
  /** Places whose schema was not read again. */
  readonly cortes: Lugar[] = [];
  private cuantos = 0;

  constructor(referencias: Referencias) {
    this.referencias = referencias;
  }

  /** Fields of a schema that is a whole message, or a list of them. */
  listCampos(esquema: Nodo, ruta: string): CampoReunido[] {
    return (
      this.within(esquema, (suyo) => {
        const lista = findItems(suyo.partes);
        return lista
          ? this.listCampos(lista, suyo.nombre ?? ruta)
          : this.listPropiedades(suyo, suyo.nombre ?? ruta);
      }) ?? []
    );
  }

  /** Whether a schema is of a list. */
  isLista(esquema: Nodo): boolean {
    return findItems(this.gather(esquema).partes) !== undefined;
  }

  readCampo(esquema: Nodo, { nombre, linea, obligatorio, ruta }: Nombrado): CampoReunido {
    this.count(linea);
    const lugar = toLugar(null, linea, ruta === '' ? nombre : `${ruta} › ${nombre}`);
    const propio = this.gather(esquema);
    const items = findItems(propio.partes);
    const esLista =
      items !== undefined || propio.partes.some((parte) => findTexto(parte, 'type') === 'array');
    const uno = items ? this.gather(items) : propio;
    const partes = uno.partes;
    const find = (palabra: string) =>
      partes.map((parte) => findTexto(parte, palabra)).find((texto) => texto !== null) ?? null;
    const dentro = this.within(items ?? esquema, (suyo) =>
      this.listPropiedades(suyo, suyo.nombre ?? lugar.ruta),
    );
    if (!dentro) this.cortes.push(lugar);
    const hijos = dentro ?? [];
    const valores = readValoresJson(partes, (suya) => ({ ...lugar, linea: suya }));
    return {
      nombre,
      espacio: null,
      oid: find('x-lci-oid'),
      lugar,
      forma: { ...EN_JSON, esLista },
      valores: hijos.length > 0 ? { ...valores, base: 'compuesto' } : valores,
      obligatorio,
      maximo: esLista ? findMaximo(propio.partes) : 1,
      anulable: propio.nulo || uno.nulo,
      descripcion: this.findDescripcion(esquema) ?? find('description') ?? null,
      ejemplos: this.listEjemplos(nombre, lugar.ruta, [...propio.partes, ...partes]),
      hijos,
    };
  }

  private findDescripcion(esquema: Nodo): string | null {
    return (
      findTexto(esquema, 'description') ?? findTexto(this.referencias.resolve(esquema).nodo, 'description')
    );
  }

  private count(linea: number): void {
    this.cuantos += 1;
    if (this.cuantos > LIMITES_CONTRATO.campos)
      throw createExcedido(toLugar(null, linea), {
        encontrado: `Más de ${LIMITES_CONTRATO.campos.toLocaleString(LOCALE)} campos al seguir las referencias`,
        esperado: `Máximo ${LIMITES_CONTRATO.campos.toLocaleString(LOCALE)} campos en todos los mensajes`,
        correccion: 'Divida el contrato o quite estructuras que se repiten unas dentro de otras.',
      });
  }

  /** Works on a schema unless it stands in itself, or too deep. */
  private within<ResultadoComprobacion>(
    esquema: Nodo,
    work: (suyo: Esquema) => ResultadoComprobacion,
  ): ResultadoComprobacion | undefined {
    const { nodo } = this.referencias.resolve(esquema);
    if (this.activos.has(nodo) || this.activos.size > LIMITES_CONTRATO.profundidad) return undefined;
    this.activos.add(nodo);
    try {
      return work(this.gather(esquema));
    } finally {
      this.activos.delete(nodo);
    }
  }

  private gather(esquema: Nodo): Esquema {
    const partes: Nodo[] = [];
    const alternativas: Nodo[] = [];
    let nulo = false;
    const pendientes = [esquema];
    for (let uno = pendientes.shift(); uno; uno = pendientes.shift()) {
      const { nodo } = this.referencias.resolve(uno);
      if (partes.includes(nodo) || partes.length > LIMITES_CONTRATO.profundidad) continue;
      partes.push(nodo);
      nulo ||= isNulo(nodo);
      pendientes.push(...listValores(findNodo(nodo, 'allOf')));
      for (const otra of [...listValores(findNodo(nodo, 'oneOf')), ...listValores(findNodo(nodo, 'anyOf'))]) {
        const { nodo: suya } = this.referencias.resolve(otra);
        if (findTexto(suya, 'type') === 'null') nulo = true;
        else alternativas.push(otra);
      }
    }
    // The only alternative to null is the schema itself.
    const [sola] = alternativas;
    if (sola && alternativas.length === 1) partes.push(this.referencias.resolve(sola).nodo);
    return {
      partes,
      alternativas: alternativas.length > 1 ? alternativas : [],
      nombre: this.referencias.resolve(esquema).nombre,
      nulo,
    };
  }

  private listPropiedades({ partes, alternativas }: Esquema, ruta: string): CampoReunido[] {
    const obligatorios = new Set(partes.flatMap((parte) => listTextos(findNodo(parte, 'required'))));
    const campos = new Map<string, CampoReunido>();
    const add = (nombre: string, { linea, valor }: Entrada, obligatorio: boolean) => {
      if (!campos.has(nombre))
        campos.set(nombre, this.readCampo(valor, { nombre, linea, obligatorio, ruta }));
    };
    for (const parte of partes)
      for (const [nombre, entrada] of listEntradas(findNodo(parte, 'properties')))
        add(nombre, entrada, obligatorios.has(nombre));
    for (const otra of alternativas)
      for (const campo of this.within(otra, (suya) => this.listPropiedades(suya, suya.nombre ?? ruta)) ?? [])
        if (!campos.has(campo.nombre)) campos.set(campo.nombre, { ...campo, obligatorio: false });
    return [...campos.values()];
  }

  private listEjemplos(campo: string, ruta: string, partes: readonly Nodo[]): EjemploLeido[] {
    const nodos = partes.flatMap((parte) => [
      ...[findNodo(parte, 'example')].filter((uno) => uno !== undefined),
      ...listValores(findNodo(parte, 'examples')),
    ]);
    return [...new Set(nodos)].flatMap((nodo) => listHojas(nodo, campo, ruta));
  }
}

function findItems(partes: readonly Nodo[]): Nodo | undefined {
  return partes.map((parte) => findNodo(parte, 'items')).find((items) => items !== undefined);
}

function findMaximo(partes: readonly Nodo[]): number | null {
  return partes.map((parte) => findNumero(parte, 'maxItems')).find((maximo) => maximo !== null) ?? null;
}

function isNulo(nodo: Nodo): boolean {
  const tipos = findNodo(nodo, 'type');
  return (
    isCierto(nodo, 'nullable') ||
    listValores(tipos).some((tipo) => tipo.tipo === 'valor' && tipo.texto === 'null')
  );
}

/** The single values of an example, by the name of the field each stands in. */
export function listHojas(nodo: Nodo, campo: string, ruta: string): EjemploLeido[] {
  if (nodo.tipo === 'valor')
    return nodo.valor === null ? [] : [{ campo, valor: nodo.texto, lugar: toLugar(null, nodo.linea, ruta) }];
  if (nodo.tipo === 'lista') return nodo.valores.flatMap((uno) => listHojas(uno, campo, ruta));
  return listEntradas(nodo).flatMap(([nombre, { valor }]) => listHojas(valor, nombre, `${ruta} › ${nombre}`));
}

/** Gives each field of a message the values an example of the whole message has for it. */
export function addEjemplo(nodo: Nodo, campos: readonly CampoReunido[]): void {
  if (nodo.tipo === 'lista') for (const uno of nodo.valores) addEjemplo(uno, campos);
  if (nodo.tipo !== 'objeto') return;
  for (const campo of campos) {
    const entrada = findEntrada(nodo, campo.nombre);
    if (!entrada) continue;
    if (campo.hijos.length > 0) addEjemplo(entrada.valor, campo.hijos);
    campo.ejemplos.push(...listHojas(entrada.valor, campo.nombre, campo.lugar.ruta));
  }
}
