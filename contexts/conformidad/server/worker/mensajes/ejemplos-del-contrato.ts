import { type Clausura, verifyConClausura } from '@marco/esquemas/port';
import { REGLAS_VALIDADOR, type ReglaValidador } from '@marco/esquemas/terms';
import type { HallazgoContrato } from '../../../rules/comprobaciones/hallazgo.ts';
import type { JuicioMensajes } from '../../../rules/comprobaciones/mensajes.ts';
import type { ArbolMensaje } from '../../../rules/contrato/arbol-mensaje.ts';
import type { MensajeLeido } from '../../../rules/contrato/contrato-leido.ts';
import type { Lugar } from '../../../rules/contrato/sitio.ts';
import { fromTexto } from '../../contrato/read-arbol-mensaje.ts';
import type { LugaresDeMensaje } from './lugares-de-mensaje.ts';
import { toMensajeDelServicio } from './to-mensaje-del-servicio.ts';

/** Examples of a contract that are judged. */
const EJEMPLOS = 200;

/** Has the whole messages a contract shows judged by the schema of the message of the servicio. */
export class EjemplosDelContrato {
  private readonly hallazgos: HallazgoContrato[] = [];
  private probados = 0;

  get juicio(): JuicioMensajes['ejemplos'] {
    return { probados: this.probados, hallazgos: this.hallazgos };
  }

  /** @param raizId the message of the servicio, in its closure */
  judge(clausura: Clausura, raizId: number, lugares: LugaresDeMensaje): void {
    for (const { lugar, arbol } of listEjemplos(lugares.mensaje)) {
      if (this.probados >= EJEMPLOS) return;
      const escrito = toMensajeDelServicio(arbol, lugares, { clausura, raizId });
      if (escrito === undefined) continue;
      this.probados += 1;
      const mensaje = Buffer.from(JSON.stringify(escrito));
      const { resultado, nodos, motivo } = verifyConClausura(clausura, raizId, mensaje);
      if (resultado === 'valido') continue;
      const regla = nodos[0]?.hallazgos[0]?.regla ?? motivo?.codigo ?? 'otra';
      this.hallazgos.push(explainEjemplo(lugar, regla, nodos[0]?.ruta ?? '/'));
    }
  }
}

/** The rule and the place: what an example says is not repeated in a report that may be kept. */
function explainEjemplo(lugar: Lugar, regla: string, ruta: string): HallazgoContrato {
  const dicha = Object.hasOwn(REGLAS_VALIDADOR, regla) ? REGLAS_VALIDADOR[regla as ReglaValidador] : regla;
  return {
    lugar,
    encontrado: `El ejemplo no cumple la regla «${dicha}» en «${ruta}» del mensaje del servicio`,
    esperado: 'Un ejemplo que pasa el esquema de su mensaje',
    correccion: 'Cambie el ejemplo por uno que cumpla las reglas de sus elementos.',
  };
}

const SIN_CUERPO: ArbolMensaje = { valor: null, esTexto: false, hijos: new Map() };

/** Whole messages a contract shows; what travels in the address is taken of the first example of each field. */
function listEjemplos({
  escritura,
  campos,
}: MensajeLeido): { readonly lugar: Lugar; readonly arbol: ArbolMensaje }[] {
  if (!escritura) return [];
  const parametros = campos.slice(0, escritura.parametros);
  if (parametros.some(({ obligatorio, ejemplos }) => obligatorio && ejemplos.length === 0)) return [];
  const primeros = parametros.flatMap(({ nombre, ejemplos }) =>
    ejemplos.slice(0, 1).map((ejemplo) => ({ nombre, ejemplo })),
  );
  const direccion = new Map<string, readonly ArbolMensaje[]>(
    primeros.map(({ nombre, ejemplo }) => [nombre, [fromTexto(ejemplo.valor)]]),
  );
  const [primero] = primeros;
  const sinCuerpo =
    campos.length === parametros.length && primero
      ? [{ lugar: primero.ejemplo.lugar, arbol: SIN_CUERPO }]
      : [];
  const deCuerpo = escritura.ejemplos.flatMap(({ lugar, list }) => list().map((arbol) => ({ lugar, arbol })));
  return [...sinCuerpo, ...deCuerpo].map(({ lugar, arbol }) => ({
    lugar,
    arbol: { ...arbol, hijos: new Map([...direccion, ...arbol.hijos]) },
  }));
}
