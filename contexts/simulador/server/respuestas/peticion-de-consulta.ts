import { getValor, isLista } from '../../rules/guiones/create-mensaje-simulado.ts';
import type { CampoDeGuion, Guion, MensajeDeGuion } from '../../rules/guiones/guion.ts';

/** Fields of an address that are looked at. */
const MOST_FIELDS = 200;
const LEVELS = 20;

type Objeto = Record<string, unknown>;

/**
 * The petition an address carries, in JSON: a field in each parameter, and one within another with a point between them,
 * as `persona.numero=1`. Names nobody knows stay in it, so that the validator tells them.
 */
export function readConsulta(
  guion: Guion,
  peticion: MensajeDeGuion | null,
  query: Iterable<readonly [nombre: string, texto: string]>,
): Objeto {
  const objeto: Objeto = Object.create(null);
  for (const [nombre, texto] of [...query].slice(0, MOST_FIELDS)) {
    if (nombre.startsWith('__')) continue;
    const nombres = nombre.split('.').slice(0, LEVELS);
    put(objeto, nombres, toValor(guion, peticion, nombres, texto));
  }
  return objeto;
}

function put(objeto: Objeto, [nombre = '', ...resto]: readonly string[], valor: unknown): void {
  const known = objeto[nombre];
  if (resto.length > 0) {
    const dentro: Objeto =
      typeof known === 'object' && known !== null ? (known as Objeto) : Object.create(null);
    objeto[nombre] = dentro;
    put(dentro, resto, valor);
  } else if (Array.isArray(known) && Array.isArray(valor)) known.push(...valor);
  else objeto[nombre] = known === undefined ? valor : [known, valor].flat();
}

/** A text as the element of its field has it. */
function toValor(
  guion: Guion,
  peticion: MensajeDeGuion | null,
  nombres: readonly string[],
  texto: string,
): unknown {
  const campo = findCampo(peticion?.raiz.campos ?? [], nombres);
  if (!campo) return texto;
  const valor =
    campo.contenido.clase === 'valor' ? toTipo(getValor(guion, campo.contenido).tipoDato, texto) : texto;
  return isLista(campo) ? [valor] : valor;
}

function findCampo(
  campos: readonly CampoDeGuion[],
  [nombre, ...resto]: readonly string[],
): CampoDeGuion | undefined {
  const campo = campos.find((uno) => uno.nombre === nombre);
  if (!campo || resto.length === 0) return campo;
  return campo.contenido.clase === 'grupo' ? findCampo(campo.contenido.campos, resto) : undefined;
}

function toTipo(tipoDato: string, texto: string): unknown {
  if (tipoDato === 'booleano' && /^(?:true|false)$/.test(texto)) return texto === 'true';
  const esNumero = tipoDato === 'entero' || tipoDato === 'decimal';
  return esNumero && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(texto) ? Number(texto) : texto;
}
