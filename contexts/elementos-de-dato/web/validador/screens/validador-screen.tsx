import { CardStack } from '@marco/web-kit/card-stack';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Tabs } from '@marco/web-kit/tabs';
import { useState } from 'react';
import { LoteForm } from '../lote-form.tsx';
import { MensajeForm } from '../mensaje-form.tsx';
import { useEsquemaElegido } from '../use-esquema-elegido.ts';
import { TITULO_VALIDADOR } from '../validador.paths.ts';

const PESTANAS = [
  { id: 'mensaje', label: 'Un mensaje' },
  { id: 'lote', label: 'Un lote de mensajes' },
] as const;

/** Validates XML and JSON messages against an element of the registry or an own schema (domain §8.6). */
export function ValidadorScreen() {
  usePageTitle(TITULO_VALIDADOR);
  const [pestana, setPestana] = useState<(typeof PESTANAS)[number]['id']>('mensaje');
  const esquema = useEsquemaElegido();
  return (
    <>
      <PageHeading
        title={TITULO_VALIDADOR}
        lead="Compruebe si un mensaje XML o JSON cumple un elemento del lenguaje común o un esquema suyo. Lo que valida no se guarda."
      />
      <CardStack>
        <Tabs label="Qué validar" tabs={PESTANAS} selected={pestana} onSelect={setPestana}>
          {pestana === 'mensaje' ? <MensajeForm esquema={esquema} /> : <LoteForm esquema={esquema} />}
        </Tabs>
      </CardStack>
    </>
  );
}
