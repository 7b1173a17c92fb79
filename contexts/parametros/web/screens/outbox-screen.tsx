import { CardStack } from '@marco/web-kit/card-stack';
import { Drawer } from '@marco/web-kit/drawer';
import { useExistingPage, useFilterClearing } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import type { CorreoSaliente } from '../../contract/index.ts';
import { SALIENTES_VACIA } from '../../rules/busqueda-salientes.ts';
import { CorreoDetalle } from '../correos/correo-detalle.tsx';
import { FiltroSalientesForm } from '../correos/filtro-salientes-form.tsx';
import { SinServidor } from '../correos/sin-servidor.tsx';
import { TablaSalientes } from '../correos/tabla-salientes.tsx';
import { useBusquedaSalientes, useSalientes } from '../correos/use-salientes.ts';

const TITULO = 'Bandeja de salida';

/** 'app/admin/mails/outbox': what was sent, what waits, what was given up and why (AREA-10). */
export function OutboxScreen() {
  usePageTitle(TITULO);
  const { search: busqueda, show } = useBusquedaSalientes();
  const salientes = useSalientes(busqueda);
  const [read, setRead] = useState<CorreoSaliente | null>(null);
  useExistingPage(busqueda, salientes, show);
  const { data, isFetching, isPlaceholderData } = salientes;
  const { key, form } = useFilterClearing(() => show({ ...SALIENTES_VACIA, tamano: busqueda.tamano }));

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Correos por enviar, enviados y abandonados, del más reciente al más antiguo."
      />
      <CardStack>
        {data?.servidorDeCorreo === false ? <SinServidor /> : null}
        <FiltroSalientesForm
          key={key}
          filtro={busqueda.filtro}
          isSearching={isFetching && !isPlaceholderData}
          {...form}
          onSearch={(filtro) => show({ ...busqueda, filtro, pagina: 1 })}
        />
        <TablaSalientes busqueda={busqueda} salientes={salientes} onChange={show} onRead={setRead} />
      </CardStack>
      <Drawer
        isOpen={read !== null}
        onClose={() => setRead(null)}
        label={read?.asunto ?? ''}
        closeLabel="Cerrar el correo"
        side="right"
        holds="content"
      >
        {read ? <CorreoDetalle id={read.id} /> : null}
      </Drawer>
    </>
  );
}
