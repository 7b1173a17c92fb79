import type { ValidateFunction } from 'ajv';
import { RE2JSSyntaxException } from 're2js';
import { readJson } from '../../../rules/validador/recorrer-json.ts';
import { formatCorto } from '../../../rules/validador/textos.ts';
import { compileJson, isSuficientes } from '../../esquemas/compile-json.ts';
import { EsquemaRechazado } from './esquema-rechazado.ts';

/** The validator of a schema as it came. Only what stands in it can be referred to. @throws EsquemaRechazado */
export function openEsquemaJson(texto: string): ValidateFunction {
  const lectura = readJson(texto);
  if (lectura.estado === 'profundo') throw new EsquemaRechazado('PROFUNDIDAD', ['Es el esquema.']);
  if (lectura.estado === 'mal-formado')
    throw new EsquemaRechazado('ESQUEMA_INVALIDO', [lectura.falla.mensaje]);
  const esquema: unknown = JSON.parse(texto);
  if (typeof esquema !== 'object' || esquema === null || Array.isArray(esquema))
    throw new EsquemaRechazado('ESQUEMA_INVALIDO', ['Un JSON Schema es un objeto.']);
  try {
    return compileJson(esquema);
  } catch (error) {
    throw toRechazo(error);
  }
}

function toRechazo(error: unknown): EsquemaRechazado {
  if (isSuficientes(error)) return new EsquemaRechazado('ESQUEMA_INVALIDO', ['No sigue su propio estándar.']);
  const mensaje = error instanceof Error ? error.message : String(error);
  if (error instanceof RE2JSSyntaxException)
    return new EsquemaRechazado('PATRON_NO_ADMITIDO', [formatCorto(mensaje)]);
  const [, referencia] = /can't resolve reference (\S+) from/.exec(mensaje) ?? [];
  if (referencia !== undefined)
    return /^https?:/.test(referencia)
      ? new EsquemaRechazado('IMPORTACION_REMOTA', [`Pide «${formatCorto(referencia)}».`])
      : new EsquemaRechazado('ESQUEMA_INVALIDO', [`La referencia «${formatCorto(referencia)}» no existe.`]);
  return new EsquemaRechazado('ESQUEMA_INVALIDO', [formatCorto(mensaje, 400)]);
}
