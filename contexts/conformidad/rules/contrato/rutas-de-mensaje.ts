import type { CampoContrato, MensajeLeido } from './contrato-leido.ts';

/** A name as a step of a path: RFC 6901, §3. */
const escapePaso = (nombre: string) => nombre.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every place of a message with its path: the names around it from the outside in, lists left out. */
export function* listRutas({
  campos,
}: MensajeLeido): Generator<readonly [ruta: string, campo: CampoContrato]> {
  const pendientes = [...campos].reverse().map((campo) => ({ campo, padre: '' }));
  for (let uno = pendientes.pop(); uno; uno = pendientes.pop()) {
    const ruta = `${uno.padre}/${escapePaso(uno.campo.nombre)}`;
    yield [ruta, uno.campo];
    for (const campo of [...uno.campo.hijos].reverse()) pendientes.push({ campo, padre: ruta });
  }
}

/**
 * The path of a declared place as `listRutas` says it: in SOAP, where it is an XPath, without the prefixes and signs of
 * its steps.
 */
export function toRutaDicha(ruta: string, tecnologia: 'rest' | 'soap'): string {
  const pasos = ruta.trim().replace(/^\//, '').split('/');
  if (tecnologia === 'rest') return `/${pasos.join('/')}`;
  return `/${pasos.map((paso) => paso.replace(/^@/, '').replace(/^[^:]*:/, '')).join('/')}`;
}
