import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatNumber } from '@marco/web-kit/format';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { computeCabida } from '../../rules/cuotas.ts';
import { usePasoAcuerdo } from '../use-acuerdo.ts';
import { Cuenta } from './cuentas-card.tsx';
import type { DialogoDePasoProps } from './rechazo-dialog.tsx';

const ENTERO = /^\d{1,9}$/;

/** What is wrong with the volume granted to a purpose: nothing less than one call, nothing more than was asked for. */
function findError(texto: string, pedido: number): string | undefined {
  if (!ENTERO.test(texto) || Number(texto) < 1) return 'Escriba un número entero, desde 1.';
  return Number(texto) > pedido
    ? `No se concede más de lo que se pidió: ${formatNumber(pedido)}.`
    : undefined;
}

/** What is granted, with the arithmetic of the quotas beside it; less than was asked for may be. */
export function AprobacionDialog({ acuerdo, onClose }: DialogoDePasoProps) {
  const { finalidades, cuentas } = acuerdo;
  const { move } = usePasoAcuerdo(acuerdo);
  const cabida = computeCabida(cuentas);
  const [unica] = finalidades;
  const form = useRuledForm<{ readonly volumenes: readonly string[] }>({
    // Of one purpose that does not fit, what does is proposed.
    initial: {
      volumenes: finalidades.map(({ volumenDiario }) => {
        const pedido = volumenDiario ?? 1;
        return String(
          finalidades.length === 1 && cabida !== null ? Math.min(pedido, Math.max(1, cabida)) : pedido,
        );
      }),
    },
    findErrors: ({ volumenes }) =>
      Object.fromEntries(
        volumenes.map((texto, place) => [
          `concedidos.${place}.volumenDiario`,
          findError(texto, finalidades[place]?.volumenDiario ?? 0),
        ]),
      ),
    onSend: async ({ volumenes }) => {
      const concedidos = finalidades.map(({ id }, place) => ({
        finalidadId: id,
        volumenDiario: Number(volumenes[place]),
      }));
      if (await move('aprobar', { concedidos }, leaveToCaller)) onClose();
    },
  });
  const { volumenes } = form.values;
  return (
    <FormModal
      form={form}
      title="¿Aprobar el acuerdo?"
      message="Rige desde ahora, con su número y su contrato reducido. Puede conceder menos consultas de las que se piden, nunca más."
      submitLabel="Aprobar"
      sendingLabel="Aprobando"
      onClose={onClose}
    >
      {cuentas.map((cuenta) => (
        <Cuenta key={cuenta.clase} cuenta={cuenta} />
      ))}
      {finalidades.map(({ id, titulo, volumenDiario }, place) => {
        const error = form.errors[`concedidos.${place}.volumenDiario`];
        return (
          <TextInput
            key={id}
            label={
              unica && finalidades.length === 1
                ? 'Consultas al día que concede'
                : `Consultas al día: ${titulo}`
            }
            hint={`Se piden ${formatNumber(volumenDiario ?? 0)}`}
            required
            inputMode="numeric"
            value={volumenes[place] ?? ''}
            onChange={(nuevo) =>
              form.change({ volumenes: volumenes.map((uno, other) => (other === place ? nuevo : uno)) })
            }
            errors={error === undefined ? [] : [error]}
            submitted={form.tries > 0}
          />
        );
      })}
    </FormModal>
  );
}
