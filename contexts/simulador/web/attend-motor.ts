import { createRevisor, formatMomentoJson } from '@marco/esquemas/revisor';
import type { Guion, ReglasDeGuion, ValorDeGuion } from '../rules/guiones/guion.ts';
import type { PedidoAlMotor, RespuestaDelMotor } from './create-motor.ts';
import { listFaltas, runEnsayo } from './run-ensayo.ts';

/** What the thread of the engine does with each message of its page. */
export function createAtencion(): (pedido: PedidoAlMotor) => Promise<RespuestaDelMotor | undefined> {
  let guion: Guion | undefined;
  const listIncumplidas = createListIncumplidas();
  return async (pedido) => {
    if (pedido.clase === 'guion') {
      ({ guion } = pedido);
      return undefined;
    }
    const { id } = pedido;
    if (!guion) return { id, error: 'The script did not come first.' };
    try {
      if (pedido.clase === 'revisar')
        return { id, faltas: listFaltas({ guion, ...pedido }, listIncumplidas) };
      return { id, respondida: await runEnsayo({ ...pedido.ensayo, guion }, listIncumplidas) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Judges values of JSON as everywhere in the product; the rules of an element are read once. */
function createListIncumplidas() {
  const revisores = new Map<ReglasDeGuion, ReturnType<typeof createRevisor>>();
  return ({ tipoDato, reglas }: ValorDeGuion, texto: string) => {
    const valores = reglas.codigos?.map((codigo) => ({ codigo, nombre: '', descripcion: '' })) ?? null;
    const revisor = revisores.get(reglas) ?? createRevisor({ ...toReglasJson(tipoDato, reglas), valores });
    revisores.set(reglas, revisor);
    return revisor.listIncumplidas(texto);
  };
}

/** A moment of JSON tells its zone, so bounds tell theirs too. */
function toReglasJson(tipoDato: ValorDeGuion['tipoDato'], reglas: ReglasDeGuion) {
  const toLimite = (limite: string | null) =>
    limite !== null && (tipoDato === 'hora' || tipoDato === 'fecha-hora')
      ? formatMomentoJson(limite)
      : limite;
  return {
    ...reglas,
    tipoDato,
    valorMinimo: toLimite(reglas.valorMinimo),
    valorMaximo: toLimite(reglas.valorMaximo),
  };
}
