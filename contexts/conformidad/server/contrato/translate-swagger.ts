import {
  type Entrada,
  findEntrada,
  findNodo,
  findTexto,
  isCierto,
  listEntradas,
  listValores,
  type Nodo,
  type NodoObjeto,
} from './nodo.ts';
import { Referencias } from './referencias.ts';

const METODOS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];
const JSON_MEDIA = 'application/json';

const toObjeto = (linea: number, entradas: Iterable<readonly [string, Entrada]>): NodoObjeto => ({
  tipo: 'objeto',
  linea,
  entradas: new Map(entradas),
});

/** A field whose name stands where its value does. */
const toEntrada = (valor: Nodo): Entrada => ({ linea: valor.linea, valor });

/**
 * A document of Swagger 2.0 as OpenAPI 3.0 says the same, every line kept. What both write alike stays, so that
 * references into `definitions` still lead somewhere.
 *
 * @throws ContratoRechazado where a reference leads nowhere
 */
export function translateSwagger(raiz: NodoObjeto): NodoObjeto {
  const referencias = new Referencias(raiz);
  const linea = findEntrada(raiz, 'swagger')?.linea ?? raiz.linea;
  const rutas = findEntrada(raiz, 'paths');
  const traducidas = listEntradas(rutas?.valor).map(
    ([direccion, entrada]) =>
      [
        direccion,
        { linea: entrada.linea, valor: translateRuta(referencias.resolve(entrada.valor).nodo, referencias) },
      ] as const,
  );
  const entradas = new Map(raiz.entradas);
  entradas.set('openapi', { linea, valor: { tipo: 'valor', linea, valor: '3.0.0', texto: '3.0.0' } });
  if (rutas?.valor.tipo === 'objeto')
    entradas.set('paths', { linea: rutas.linea, valor: toObjeto(rutas.linea, traducidas) });
  return { ...raiz, entradas };
}

function translateRuta(ruta: Nodo, referencias: Referencias): Nodo {
  if (ruta.tipo !== 'objeto') return ruta;
  const comunes = listParametros(ruta, referencias);
  const entradas = listEntradas(ruta).flatMap(([nombre, entrada]): (readonly [string, Entrada])[] => {
    if (METODOS.includes(nombre))
      return [
        [nombre, { linea: entrada.linea, valor: translateOperacion(entrada.valor, comunes, referencias) }],
      ];
    // The parameters of a path are given to each of its operations.
    return nombre === 'parameters' ? [] : [[nombre, entrada]];
  });
  return toObjeto(ruta.linea, entradas);
}

const listParametros = (nodo: Nodo, referencias: Referencias): Nodo[] =>
  listValores(findNodo(nodo, 'parameters')).map((uno) => referencias.resolve(uno).nodo);

function translateOperacion(operacion: Nodo, comunes: readonly Nodo[], referencias: Referencias): Nodo {
  if (operacion.tipo !== 'objeto') return operacion;
  const { linea } = operacion;
  const parametros = [...listParametros(operacion, referencias), ...comunes];
  const find = (lugar: string) => parametros.filter((uno) => findTexto(uno, 'in') === lugar);
  const entradas = new Map(operacion.entradas);
  const sueltos = [...find('path'), ...find('query')].map(translateParametro);
  entradas.set('parameters', { linea, valor: { tipo: 'lista', linea, valores: sueltos } });
  const esquema = findNodo(find('body')[0], 'schema') ?? toFormulario(find('formData'));
  if (esquema) entradas.set('requestBody', toEntrada(toContenido(esquema)));
  const respuestas = findEntrada(operacion, 'responses');
  if (respuestas)
    entradas.set('responses', {
      linea: respuestas.linea,
      valor: toObjeto(
        respuestas.linea,
        listEntradas(respuestas.valor).map(
          ([estado, entrada]) =>
            [
              estado,
              { linea: entrada.linea, valor: translateRespuesta(entrada.valor, referencias) },
            ] as const,
        ),
      ),
    });
  return { ...operacion, entradas };
}

/** What a parameter says of its values stands in a schema of its own in OpenAPI 3.0. */
function translateParametro(parametro: Nodo): Nodo {
  if (parametro.tipo !== 'objeto') return parametro;
  return { ...parametro, entradas: new Map([...parametro.entradas, ['schema', toEntrada(parametro)]]) };
}

/** The fields of a form, as one object. */
function toFormulario(campos: readonly Nodo[]): Nodo | undefined {
  const [primero] = campos;
  if (!primero) return undefined;
  const { linea } = primero;
  const obligatorios = campos.flatMap((campo) =>
    isCierto(campo, 'required') ? (findNodo(campo, 'name') ?? []) : [],
  );
  const propiedades = campos.flatMap((campo) => {
    const nombre = findTexto(campo, 'name');
    return nombre === null ? [] : [[nombre, toEntrada(campo)] as const];
  });
  return toObjeto(linea, [
    ['properties', toEntrada(toObjeto(linea, propiedades))],
    ['required', { linea, valor: { tipo: 'lista', linea, valores: obligatorios } }],
  ]);
}

const toContenido = (esquema: Nodo): NodoObjeto =>
  toObjeto(esquema.linea, [
    [
      'content',
      toEntrada(
        toObjeto(esquema.linea, [
          [JSON_MEDIA, toEntrada(toObjeto(esquema.linea, [['schema', toEntrada(esquema)]]))],
        ]),
      ),
    ],
  ]);

function translateRespuesta(escrita: Nodo, referencias: Referencias): Nodo {
  const respuesta = referencias.resolve(escrita).nodo;
  const esquema = findNodo(respuesta, 'schema');
  if (respuesta.tipo !== 'objeto' || !esquema) return respuesta;
  return { ...respuesta, entradas: new Map([...respuesta.entradas, ...toContenido(esquema).entradas]) };
}
