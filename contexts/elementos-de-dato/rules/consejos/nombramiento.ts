import type { TipoDato } from '../../contract/terms.ts';
import type { Consejo, TextoPorAconsejar } from './consejo.ts';

interface Prefijo {
  readonly prefijo: string;
  readonly es: string;
  readonly admite: (texto: TextoPorAconsejar) => boolean;
}

const esDeTipo =
  (...tipos: readonly TipoDato[]) =>
  ({ tipo, tipoDato }: TextoPorAconsejar) =>
    tipo === 'simple' && (tipoDato === null || tipos.includes(tipoDato));

/** What the beginnings of published identifiers stand for (domain notes on naming, ADR 0023); the longest first. */
const PREFIJOS: readonly Prefijo[] = [
  { prefijo: 'fechaHora', es: 'una fecha con hora', admite: esDeTipo('fecha-hora') },
  { prefijo: 'descripcion', es: 'un texto', admite: esDeTipo('cadena') },
  { prefijo: 'mensaje', es: 'un texto', admite: esDeTipo('cadena') },
  { prefijo: 'fecha', es: 'una fecha', admite: esDeTipo('fecha') },
  { prefijo: 'hora', es: 'una hora', admite: esDeTipo('hora') },
  { prefijo: 'valor', es: 'un número', admite: esDeTipo('decimal', 'entero') },
  { prefijo: 'cod', es: 'un código', admite: esDeTipo('cadena', 'entero') },
  { prefijo: 'nom', es: 'un nombre', admite: esDeTipo('cadena') },
  { prefijo: 'num', es: 'un número o identificador', admite: esDeTipo('cadena', 'entero', 'decimal') },
  { prefijo: 'url', es: 'una dirección', admite: esDeTipo('uri') },
  { prefijo: 'lst', es: 'una lista de varios valores', admite: ({ tipo }) => tipo === 'compuesto' },
  { prefijo: 'es', es: 'verdadero o falso', admite: esDeTipo('booleano') },
];

/** Beginning each type is expected to have. */
const ESPERADOS: Readonly<Partial<Record<TipoDato, readonly string[]>>> = {
  fecha: ['fecha'],
  'fecha-hora': ['fechaHora'],
  hora: ['hora'],
  booleano: ['es'],
};

function startsWithPrefijo(identificador: string, prefijo: string): boolean {
  return identificador.startsWith(prefijo) && /^\p{Lu}/u.test(identificador.slice(prefijo.length));
}

function advise(mensaje: string, fragmento: string): Consejo {
  return { regla: 'nombramiento', nivel: 'sugerencia', mensaje, fragmento };
}

/** Whether the beginning of an identificador agrees with what its value is. */
export function findNombramiento(texto: TextoPorAconsejar): Consejo | undefined {
  const { identificador, clase, tipo, tipoDato } = texto;
  if (identificador === '') return undefined;
  const propio = PREFIJOS.find(({ prefijo }) => startsWithPrefijo(identificador, prefijo));
  if (propio && !propio.admite(texto))
    return advise(`«${propio.prefijo}…» anuncia ${propio.es}, y este elemento es otra cosa.`, propio.prefijo);
  if (clase === 'lista' && propio?.prefijo !== 'cod')
    return advise('El identificador de una lista de códigos empieza por «cod».', identificador);
  const esperados = tipo === 'simple' && tipoDato !== null ? ESPERADOS[tipoDato] : undefined;
  if (!esperados || esperados.some((prefijo) => startsWithPrefijo(identificador, prefijo))) return undefined;
  return advise(
    `Con este tipo de dato el identificador empieza por «${esperados.join('» o «')}».`,
    identificador,
  );
}
