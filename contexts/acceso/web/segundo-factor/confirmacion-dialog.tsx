import { FormModal } from '@marco/web-kit/form-modal';
import { CampoCodigo, useCodigo } from './campo-codigo.tsx';
import { closePedido, type PedidoCodigo } from './pedido-codigo.ts';
import { useVerifySegundoFactor } from './use-segundo-factor.ts';

const MENSAJES: Readonly<Record<PedidoCodigo, string>> = {
  ingreso: 'Escriba un código para seguir. Nada de lo que escribió se pierde.',
  renovacion:
    'Su sesión es nueva. Escriba un código para seguir donde estaba; nada de lo que escribió se pierde.',
  confirmacion:
    'Esta acción da o quita permisos. Escriba un código para terminarla; nada de lo que escribió se pierde.',
};

/** Asks for a code over the screen; the calls that wait for it go on, or end when it is closed. */
export function ConfirmacionDialog({ pedido }: { readonly pedido: PedidoCodigo }) {
  const { mutateAsync } = useVerifySegundoFactor();
  const form = useCodigo(async (codigo) => {
    await mutateAsync(codigo);
    closePedido(true);
  });
  return (
    <FormModal
      form={form}
      onClose={() => closePedido(false)}
      title="Confirme que es usted"
      message={MENSAJES[pedido]}
      tone="question"
      submitLabel="Confirmar"
      sendingLabel="Confirmando"
    >
      <CampoCodigo form={form} />
    </FormModal>
  );
}
