import { printParseErrorCode, visit } from 'jsonc-parser';
import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';
import { createIlegible, toLugar } from './contrato-rechazado.ts';
import { createProfundo, createRepetido, type Nodo } from './nodo.ts';

const FALTAS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Una palabra o un signo que no es de JSON',
  InvalidNumberFormat: 'Un número mal escrito',
  PropertyNameExpected: 'Falta el nombre de un campo entre comillas dobles',
  ValueExpected: 'Falta un valor',
  ColonExpected: 'Faltan los dos puntos después del nombre de un campo',
  CommaExpected: 'Falta una coma',
  CloseBraceExpected: 'Falta «}» para cerrar un objeto',
  CloseBracketExpected: 'Falta «]» para cerrar una lista',
  EndOfFileExpected: 'Hay contenido después del final',
  InvalidCommentToken: 'Un comentario, que JSON no admite',
  UnexpectedEndOfString: 'Un texto no se cerró',
  InvalidUnicode: 'Un carácter escrito con \\u no está completo',
  InvalidEscapeCharacter: 'Una barra invertida sin escape de JSON',
};

/**
 * A JSON text with the line of everything in it.
 *
 * @throws ContratoRechazado
 */
export function readNodosJson(texto: string): Nodo {
  requireProfundidad(texto);
  const abiertos: Nodo[] = [];
  let nombre = { texto: '', linea: 1 };
  let raiz: Nodo | undefined;
  function add(nodo: Nodo): void {
    const padre = abiertos.at(-1);
    if (padre?.tipo === 'objeto') padre.entradas.set(nombre.texto, { linea: nombre.linea, valor: nodo });
    else if (padre?.tipo === 'lista') padre.valores.push(nodo);
    else raiz ??= nodo;
  }
  function open(nodo: Nodo): void {
    add(nodo);
    abiertos.push(nodo);
  }
  visit(
    texto,
    {
      onObjectBegin: (_lugar, _largo, linea) =>
        open({ tipo: 'objeto', linea: linea + 1, entradas: new Map() }),
      onArrayBegin: (_lugar, _largo, linea) => open({ tipo: 'lista', linea: linea + 1, valores: [] }),
      onObjectEnd: () => void abiertos.pop(),
      onArrayEnd: () => void abiertos.pop(),
      onObjectProperty: (texto, _lugar, _largo, linea) => {
        const padre = abiertos.at(-1);
        if (padre?.tipo === 'objeto' && padre.entradas.has(texto)) throw createRepetido(texto, linea + 1);
        nombre = { texto, linea: linea + 1 };
      },
      onLiteralValue: (valor: string | number | boolean | null, lugar, largo, linea) =>
        add({
          tipo: 'valor',
          linea: linea + 1,
          valor,
          texto: typeof valor === 'string' ? valor : texto.slice(lugar, lugar + largo),
        }),
      onError: (error, _lugar, _largo, linea) => {
        throw rejectJson(FALTAS[printParseErrorCode(error)] ?? 'Algo que no es JSON', linea + 1);
      },
    },
    { disallowComments: true },
  );
  if (!raiz) throw rejectJson('El archivo está vacío', 1);
  return raiz;
}

function rejectJson(encontrado: string, linea: number) {
  return createIlegible(toLugar(null, linea), {
    encontrado,
    esperado: 'Un documento JSON bien escrito',
    correccion: 'Corrija esa línea, o la anterior, y cargue de nuevo el archivo.',
  });
}

/** The reader calls itself for each level. */
function requireProfundidad(texto: string): void {
  let nivel = 0;
  let linea = 1;
  for (let at = 0; at < texto.length; at += 1) {
    const letra = texto.charCodeAt(at);
    if (letra === 10) linea += 1;
    else if (letra === 34) at = skipTexto(texto, at);
    else if (letra === 123 || letra === 91) {
      nivel += 1;
      if (nivel > LIMITES_CONTRATO.profundidad) throw createProfundo(linea);
    } else if (letra === 125 || letra === 93) nivel -= 1;
  }
}

/** Position of the quote that ends a text; a text has no break of line. */
function skipTexto(texto: string, inicio: number): number {
  let at = inicio + 1;
  while (at < texto.length && texto[at] !== '"' && texto[at] !== '\n') at += texto[at] === '\\' ? 2 : 1;
  return texto[at] === '\n' ? at - 1 : at;
}
