import { Termino } from '@marco/parametros/widgets';
import { CardStack } from '@marco/web-kit/card-stack';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { Tabs } from '@marco/web-kit/tabs';
import { TITULO_VALIDADOR } from '../../../contract/validador.paths.ts';
import { LoteForm } from '../lote-form.tsx';
import { MensajeForm } from '../mensaje-form.tsx';
import { useEsquemaElegido } from '../use-esquema-elegido.ts';
import { useLote } from '../use-lote.ts';
import { useMensaje } from '../use-mensaje.ts';

const PESTANAS = [
  { id: 'mensaje', label: 'Un mensaje' },
  { id: 'lote', label: 'Un lote de mensajes' },
] as const;

/** Validates XML and JSON messages against an element of the registry or an own schema (domain §8.6). */
export function ValidadorScreen() {
  usePageTitle(TITULO_VALIDADOR);
  const [pestana, setPestana] = usePestana();
  const esquema = useEsquemaElegido();
  const escrito = useMensaje(esquema);
  const lote = useLote(esquema);
  return (
    <>
      <PageHeading
        title={TITULO_VALIDADOR}
        lead={
          <>
            Compruebe si un mensaje XML o JSON cumple un elemento del lenguaje común o un{' '}
            <Termino clave="esquema">esquema</Termino> suyo. Lo que valida no se guarda.
          </>
        }
      />
      <CardStack>
        <Tabs label="Qué validar" tabs={PESTANAS} selected={pestana} onSelect={setPestana}>
          {pestana === 'mensaje' ? (
            <MensajeForm esquema={esquema} escrito={escrito} />
          ) : (
            <LoteForm esquema={esquema} lote={lote} />
          )}
        </Tabs>
      </CardStack>
    </>
  );
}

/** The tab on show stands in the address: shared, it opens the same; back goes to the one before. */
function usePestana() {
  const { params: search, change } = useAddressParams();
  const { id: pestana } = PESTANAS.find(({ id }) => id === search.get('pestana')) ?? PESTANAS[0];
  function setPestana(otra: typeof pestana): void {
    const next = new URLSearchParams(search);
    if (otra === PESTANAS[0].id) next.delete('pestana');
    else next.set('pestana', otra);
    change(next, { preventScrollReset: true });
  }
  return [pestana, setPestana] as const;
}
