import type { ErrorObject, ValidateFunction } from 'ajv';
import { RE2JSSyntaxException } from 're2js';
import { translateFaltaJson } from '../../../rules/validador/mensajes-json.ts';
import { readJson } from '../../../rules/validador/read-json.ts';
import { formatCorto } from '../../../rules/validador/textos.ts';
import { compileJson, EsquemaAjenoError, isSuficientes } from '../../esquemas/compile-json.ts';
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
  // The engines have no codes: what they found stands in their message alone.
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof EsquemaAjenoError)
    return new EsquemaRechazado('ESQUEMA_INVALIDO', explainAjeno(error.faltas));
  if (error instanceof RE2JSSyntaxException) {
    const [, trozo = message] = /`(.*)`/s.exec(message) ?? [];
    return new EsquemaRechazado('PATRON_NO_ADMITIDO', [`Tiene «${formatCorto(trozo)}».`]);
  }
  const [, dialecto] = /no schema with key or ref "(.*)"/.exec(message) ?? [];
  if (dialecto !== undefined)
    return new EsquemaRechazado('ESQUEMA_INVALIDO', [
      `El dialecto «${formatCorto(dialecto)}» no se admite: use JSON Schema 2020-12, 2019-09 o draft 7.`,
    ]);
  const [, referencia] = /can't resolve reference (\S+) from/.exec(message) ?? [];
  if (referencia !== undefined)
    return /^https?:/.test(referencia)
      ? new EsquemaRechazado('IMPORTACION_REMOTA', [`Pide «${formatCorto(referencia)}».`])
      : new EsquemaRechazado('ESQUEMA_INVALIDO', [`La referencia «${formatCorto(referencia)}» no existe.`]);
  return new EsquemaRechazado('ESQUEMA_INVALIDO', [
    `Hay un error que el motor describe así: «${formatCorto(message, 400)}».`,
  ]);
}

/** Most faults of a schema that are reported. */
const FALTAS_A_LA_VISTA = 3;

/** The violations of the standard by a schema: the first one at each place, because the others follow from it. */
function explainAjeno(faltas: readonly ErrorObject[]): string[] {
  const porLugar = new Map<string, string>();
  for (const { keyword, instancePath, params, data, schema } of faltas) {
    if (porLugar.size === FALTAS_A_LA_VISTA || porLugar.has(instancePath)) continue;
    const falta = { keyword, instancePath, params, data, schema, conocidas: [] };
    const { mensaje, esperado } = translateFaltaJson(falta, 'el esquema');
    porLugar.set(
      instancePath,
      `${instancePath || '/'}: ${mensaje}${esperado === null ? '' : ` Se esperaba ${esperado}.`}`,
    );
  }
  return [...porLugar.values()];
}
