import type { EsquemaPropio } from '../../rules/contrato/escritura.ts';
import { findEntrada, isCierto, listEntradas, listValores, type Nodo } from './nodo.ts';
import type { Referencias } from './referencias.ts';

type Esquema = Record<string, unknown>;

/** Words of a schema whose value is a schema, a list of them, or schemas by name. */
const UN_ESQUEMA = [
  'not',
  'if',
  'then',
  'else',
  'items',
  'contains',
  'propertyNames',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const VARIOS_ESQUEMAS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const ESQUEMAS_CON_NOMBRE = ['properties', 'patternProperties', 'dependentSchemas'];
/** Words whose value is data. What is none of these says nothing of which messages are right, or leads elsewhere. */
const DE_VALOR = [
  'type',
  'enum',
  'const',
  'required',
  'dependentRequired',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'formatMinimum',
  'formatMaximum',
  'x-lci-total-digitos',
  'x-lci-decimales',
  'x-lci-patron',
];

/** A field that travels in the address of a call. */
export interface ParametroDeLlamada {
  readonly nombre: string;
  readonly obligatorio: boolean;
  readonly esquema: Nodo;
}

/** A call as one document: what travels in its address, and its body. */
export function writeEsquemaDeLlamada(
  referencias: Referencias,
  parametros: readonly ParametroDeLlamada[],
  cuerpo: Nodo | null,
): EsquemaPropio {
  const escritor = new EscritorJson(referencias);
  const direccion = {
    type: 'object',
    properties: Object.fromEntries(
      parametros.map(({ nombre, esquema }) => [nombre, escritor.write(esquema)]),
    ),
    required: parametros.filter(({ obligatorio }) => obligatorio).map(({ nombre }) => nombre),
  };
  const esquema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { parametros: direccion, ...(cuerpo ? { cuerpo: escritor.write(cuerpo) } : {}) },
    ...escritor.listDefiniciones(),
  };
  return { tipo: 'json', texto: JSON.stringify(esquema) };
}

/** Writes schemas of OpenAPI as JSON Schema 2020-12 with what they refer to, and nothing that leads out of them. */
class EscritorJson {
  private readonly referencias: Referencias;
  private readonly nombres = new Map<Nodo, string>();
  private readonly definiciones = new Map<string, Esquema | boolean>();

  constructor(referencias: Referencias) {
    this.referencias = referencias;
  }

  write(nodo: Nodo): Esquema | boolean {
    if (nodo.tipo === 'valor') return nodo.valor !== false;
    const { nodo: destino } = this.referencias.resolve(nodo);
    if (destino === nodo) return this.writePropio(nodo);
    const referido = { $ref: `#/$defs/${this.getNombre(destino)}` };
    // Beside a reference 3.1 may say more.
    const junto = this.writePropio(nodo);
    return Object.keys(junto).length === 0 ? referido : { allOf: [referido, junto] };
  }

  listDefiniciones(): Esquema {
    return this.definiciones.size === 0 ? {} : { $defs: Object.fromEntries(this.definiciones) };
  }

  private getNombre(destino: Nodo): string {
    const nombre = this.nombres.get(destino);
    if (nombre !== undefined) return nombre;
    const suyo = `d${this.nombres.size}`;
    this.nombres.set(destino, suyo);
    // Its name is known before what is in it, which may be itself.
    this.definiciones.set(
      suyo,
      destino.tipo === 'valor' ? destino.valor !== false : this.writePropio(destino),
    );
    return suyo;
  }

  private writePropio(nodo: Nodo): Esquema {
    const esquema: Esquema = {};
    for (const [nombre, { valor }] of listEntradas(nodo)) {
      if (UN_ESQUEMA.includes(nombre)) esquema[nombre] = this.write(valor);
      else if (VARIOS_ESQUEMAS.includes(nombre))
        esquema[nombre] = listValores(valor).map((uno) => this.write(uno));
      else if (ESQUEMAS_CON_NOMBRE.includes(nombre))
        esquema[nombre] = Object.fromEntries(
          listEntradas(valor).map(([suyo, entrada]) => [suyo, this.write(entrada.valor)]),
        );
      else if (DE_VALOR.includes(nombre)) esquema[nombre] = toValor(valor);
    }
    return readDe30(esquema, nodo);
  }
}

/** What OpenAPI 3.0 says with words of its own. */
function readDe30(esquema: Esquema, nodo: Nodo): Esquema {
  for (const [excluido, incluido] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const dicho = esquema[excluido];
    if (typeof dicho !== 'boolean') continue;
    delete esquema[excluido];
    if (dicho && esquema[incluido] !== undefined) {
      esquema[excluido] = esquema[incluido];
      delete esquema[incluido];
    }
  }
  if (!isCierto(nodo, 'nullable') || findEntrada(nodo, 'type') === undefined) return esquema;
  return { anyOf: [esquema, { type: 'null' }] };
}

function toValor(nodo: Nodo): unknown {
  if (nodo.tipo === 'valor') return nodo.valor;
  if (nodo.tipo === 'lista') return nodo.valores.map(toValor);
  return Object.fromEntries([...nodo.entradas].map(([nombre, { valor }]) => [nombre, toValor(valor)]));
}
