import { formatNumero } from '@marco/elementos-de-dato/terms';
import {
  type Clausura,
  type ComponentePieza,
  getPieza,
  listConcretas,
  listLinaje,
  listPiezas,
  type Pieza,
  type PiezaCompuesta,
} from '../../rules/esquemas/clausura.ts';
import { computeNombres, getNombre, type NombresEsquema } from '../../rules/esquemas/nombres-esquema.ts';
import { CLAVE_TIPO, type EsquemaJson } from './esquema-json.ts';
import { isVarios } from './mensaje.ts';
import { writeTipoJson } from './write-json-simple.ts';

/** JSON Schema 2020-12 of one version, whole: what it needs is in `$defs`. */
export function writeJsonSchema(clausura: Clausura, versionId: number): EsquemaJson {
  const nombres = computeNombres(clausura);
  const raiz = getPieza(clausura, versionId);
  const refer = (id: number) => ({
    $ref: id === versionId ? '#' : `#/$defs/${getNombre(nombres, id).clave}`,
  });
  const contexto = { clausura, nombres, refer };
  const { espacio, elemento } = getNombre(nombres, versionId);
  const defs = listPiezas(clausura)
    .filter((pieza) => pieza.versionId !== versionId)
    .map((pieza) => [getNombre(nombres, pieza.versionId).clave, writePieza(contexto, pieza)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${espacio}/${elemento}.json`,
    ...writePieza(contexto, raiz),
    ...(defs.length === 0 ? {} : { $defs: Object.fromEntries(defs) }),
  };
}

/** Every part of a closure as a component of an OpenAPI 3.1 description: the same schemas, by reference. */
export function writeOpenapi(clausura: Clausura): EsquemaJson {
  const piezas = listPiezas(clausura);
  const nombres = computeNombres(clausura);
  const refer = (id: number) => ({ $ref: `#/components/schemas/${getNombre(nombres, id).clave}` });
  const contexto = { clausura, nombres, refer };
  const raices = clausura.raices.map((id) => getPieza(clausura, id));
  return {
    openapi: '3.1.0',
    info: {
      title: raices.map(({ nombre }) => nombre).join(', '),
      version: raices.length === 1 && raices[0] ? formatNumero(raices[0]) : clausura.fecha,
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths: {},
    components: {
      schemas: Object.fromEntries(
        piezas.map((pieza) => [getNombre(nombres, pieza.versionId).clave, writePieza(contexto, pieza)]),
      ),
    },
  };
}

interface Contexto {
  readonly clausura: Clausura;
  readonly nombres: NombresEsquema;
  readonly refer: (versionId: number) => { readonly $ref: string };
}

function writePieza(contexto: Contexto, pieza: Pieza): EsquemaJson {
  return {
    title: pieza.nombre,
    ...(pieza.definicion === '' ? {} : { description: pieza.definicion }),
    // What a message declares by itself is no element of the language.
    ...(pieza.oid === '' ? {} : { 'x-lci-oid': pieza.oid, 'x-lci-version': formatNumero(pieza) }),
    ...(pieza.tipo === 'simple' ? writeTipoJson(pieza) : writeCompuesta(contexto, pieza)),
  };
}

function writeCompuesta(contexto: Contexto, pieza: PiezaCompuesta): EsquemaJson {
  if (pieza.abstracto) return writeAbstracta(contexto, pieza);
  const { clausura, nombres, refer } = contexto;
  const linaje = listLinaje(clausura, pieza);
  const partes = linaje.flatMap(({ componentes }) => componentes);
  const required = linaje
    .filter(({ modelo }) => modelo === 'secuencia')
    .flatMap(({ componentes }) => componentes.filter(({ minimo }) => minimo > 0));
  const elecciones = linaje.filter(
    ({ modelo, componentes }) => modelo === 'eleccion' && componentes.length > 0,
  );
  const deAbstracta = linaje.some(({ abstracto }) => abstracto);
  return {
    type: 'object',
    properties: {
      ...(deAbstracta ? { [CLAVE_TIPO]: { const: getNombre(nombres, pieza.versionId).clave } } : {}),
      ...Object.fromEntries(partes.map((parte) => [parte.nombre, writeParte(parte, refer(parte.versionId))])),
    },
    ...(required.length === 0 ? {} : { required: required.map(({ nombre }) => nombre) }),
    ...(elecciones.length === 0 ? {} : { allOf: elecciones.map(writeEleccion) }),
    additionalProperties: false,
    ...(pieza.baseId === null ? {} : { 'x-lci-extiende': getPieza(clausura, pieza.baseId).oid }),
  };
}

function writeParte({ minimo, maximo }: ComponentePieza, items: EsquemaJson): EsquemaJson {
  if (!isVarios(maximo)) return items;
  return {
    type: 'array',
    items,
    ...(minimo > 0 ? { minItems: minimo } : {}),
    ...(maximo === null ? {} : { maxItems: maximo }),
  };
}

/** One of the parts, or none of them where XML takes none. */
function writeEleccion({ componentes }: PiezaCompuesta): EsquemaJson {
  const cada = componentes.map(({ nombre }) => ({ required: [nombre] }));
  const vacia = componentes.some(({ minimo }) => minimo === 0);
  return { oneOf: vacia ? [...cada, { not: { anyOf: cada } }] : cada };
}

/** What extends it, each saying which it is; nothing while nothing does. */
function writeAbstracta({ clausura, refer }: Contexto, pieza: PiezaCompuesta): EsquemaJson {
  const concretas = listConcretas(clausura, pieza);
  if (concretas.length === 0) return { not: {} };
  return {
    type: 'object',
    required: [CLAVE_TIPO],
    oneOf: concretas.map(({ versionId }) => refer(versionId)),
  };
}
