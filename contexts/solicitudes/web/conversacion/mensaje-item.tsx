import { Message } from '@marco/web-kit/message';
import type { MensajeDeConversacion } from '../../contract/index.ts';

/** A message as it was written: plain text with its lines. */
export function MensajeItem({ mensaje }: { readonly mensaje: MensajeDeConversacion }) {
  const { autor, esMinisterio, esPropio, texto, fecha } = mensaje;
  return (
    <Message
      isOwn={esPropio}
      at={fecha}
      author={
        <>
          <b>{esPropio ? 'Usted' : autor}</b>
          {esPropio ? '' : `, por ${esMinisterio ? 'el ministerio' : 'la entidad'}`}
        </>
      }
    >
      {texto}
    </Message>
  );
}
