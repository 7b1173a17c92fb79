import { INICIO } from '@marco/parametros/paths';
import { CardStack } from '@marco/web-kit/card-stack';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { ChooseInstancia } from '../catalogo/choose-instancia.tsx';
import { RevisionCard } from '../catalogo/revision-card.tsx';
import { useCatalogo } from '../catalogo/use-catalogo.ts';

const TITULO = 'Importar instancia';
const ARRIBA = [INICIO, { nombre: 'Plataforma X-Road', to: plataformaPaths.home }];

/** '/app/xroad/instancia': what the file of an instance would do, and applying it. */
export function InstanciaScreen() {
  useRecordTrail(TITULO, ARRIBA);
  const { revisado, isBusy, verify, submit, clear } = useCatalogo();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Miembros, subsistemas, servicios, permisos y certificados, como están en la plataforma."
      />
      <CardStack>
        {revisado === null ? (
          <ChooseInstancia isBusy={isBusy} onChoose={(ambiente, archivo) => void verify(ambiente, archivo)} />
        ) : (
          <RevisionCard
            revisado={revisado}
            isBusy={isBusy}
            onApply={() => void submit(revisado)}
            onLeave={clear}
          />
        )}
      </CardStack>
    </>
  );
}
